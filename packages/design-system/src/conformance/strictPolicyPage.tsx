import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Button } from "../components/actions/Button/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

/** A page of its own, for a frame whose policy lets through nothing but what carries this nonce. */
flushSync(() =>
  createRoot(document.body).render(
    <ThemeRoot nonce="abc">
      <Button>Continuar</Button>
    </ThemeRoot>,
  ),
);
