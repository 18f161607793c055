import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Button } from "../components/actions/Button/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

/** The page rendered in an iframe whose policy only allows content with this nonce. */
flushSync(() =>
  createRoot(document.body).render(
    <ThemeRoot nonce="abc">
      <Button>Continuar</Button>
    </ThemeRoot>,
  ),
);
