import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createNavigation, NavigationContext } from "./navigation.ts";
import { page as pageOf } from "./page.ts";
import { createPages } from "./pages.ts";
import { Rehearsal } from "./Rehearsal.tsx";

let place: HTMLElement;
let leave: () => void;

beforeEach(() => {
  // Beside another page of tests the browser may have something better to do for as long as they run.
  vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task));
  place = document.createElement("main");
  document.body.append(place);
});

afterEach(() => {
  leave();
  place.remove();
  vi.unstubAllGlobals();
});

function rehearse(load: () => Promise<{ Page: () => React.ReactNode }>): void {
  const page = pageOf({ path: "/depois", title: "Depois", load });
  const navigation = createNavigation(createPages({ site: async () => ({ pages: [page] }) }));
  const root = createRoot(place);
  leave = () => root.unmount();
  root.render(
    <MemoryRouter>
      <NavigationContext value={navigation}>
        A pergunta
        <Rehearsal path="/depois" />
      </NavigationContext>
    </MemoryRouter>,
  );
}

/** On a busy machine. */
const patient = { timeout: 20_000 };

it("renders the page that comes next where nobody sees or hears it, and lets it do nothing", async () => {
  const rendered = vi.fn();
  const done = vi.fn();
  rehearse(async () => ({
    Page() {
      rendered();
      useEffect(() => done());
      return "Depois";
    },
  }));
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled(), patient);
  expect(document.body.textContent).not.toContain("Depois");
  expect(place.textContent).toBe("A pergunta");
  leave();
  expect(done).not.toHaveBeenCalled();
});

it("leaves the page that is read alone when the next one breaks, or does not come", async () => {
  const broken = vi.fn((): string => {
    throw new Error("Broken.");
  });
  rehearse(async () => ({ Page: broken }));
  await vi.waitFor(() => expect(broken).toHaveBeenCalled(), patient);
  await new Promise(requestAnimationFrame);
  expect(place.textContent).toBe("A pergunta");
  leave();

  const load = vi.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
  rehearse(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), patient);
  expect(place.textContent).toBe("A pergunta");
});
