import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { WrittenAddress } from "./WrittenAddress.tsx";

it("shows no line of an earlier address, of which two lines read the same", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    root.unmount();
    page.remove();
  });
  const linesOf = async (street: string) => {
    await act(async () => root.render(<WrittenAddress address={{ street, neighborhood: "Centro" }} />));
    return [...page.querySelectorAll("p")].map(({ textContent }) => textContent);
  };
  expect(await linesOf("Centro")).toEqual(["Centro", "Centro"]);
  expect(await linesOf("Rua da Praia")).toEqual(["Rua da Praia", "Centro"]);
});
