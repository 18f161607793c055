import { ApiError } from "@petbox/api-client/client/apiError";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type LoginReturn, ServicesContext, VisitContext } from "../app/services.ts";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { type NavigateAfter, type Submit, useSubmit } from "./useSubmit.ts";

let leave = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

// Other test files run in the same page.
afterEach(() => {
  act(() => leave());
  vi.unstubAllGlobals();
});

type Send = (input: number, navigate: NavigateAfter) => Promise<void>;

interface SenderProps {
  readonly send: Send;
  /** Called on each render. */
  readonly see: (submit: Submit<number>, path: string) => void;
}

function Sender({ send, see }: SenderProps) {
  see(useSubmit(send), useLocation().pathname);
  return null;
}

/** A page that sends a number, and stays mounted when another one opens. */
async function open(send: Send) {
  const visit = { current: "first" };
  const loginReturn: LoginReturn = {};
  let renders = 0;
  let seen: { readonly submit: Submit<number>; readonly path: string } | undefined;
  const element = (
    <ServicesContext value={{ ...prerenderServices, loginReturn }}>
      <VisitContext value={visit}>
        <Sender
          send={send}
          see={(submit, path) => {
            renders += 1;
            seen = { submit, path };
          }}
        />
      </VisitContext>
    </ServicesContext>
  );
  const router = createMemoryRouter([{ path: "*", handle: { title: "Assinatura" }, element }]);
  const root = createRoot(document.createElement("div"));
  leave = () => root.unmount();
  await act(async () => root.render(<RouterProvider router={router} useTransitions={false} />));
  return {
    /** The user opens another page. */
    goElsewhere: () => {
      visit.current = "second";
    },
    unsavedOn: () => loginReturn.unsavedOn,
    path: () => seen?.path,
    renders: () => renders,
    submission: () => seen && { pending: seen.submit.pending, failure: seen.submit.failure },
    submit: (input: number) => seen?.submit.submit(input),
    reset: () => act(() => seen?.submit.reset()),
  };
}

/** A call that the test ends. */
function call() {
  let resolve = () => {};
  let reject: (failure: Error) => void = () => {};
  const reply = new Promise<void>((onReply, onFailure) => {
    resolve = onReply;
    reject = onFailure;
  });
  return {
    reply,
    succeed: () => act(async () => resolve()),
    fail: (failure: Error) => act(async () => reject(failure)),
  };
}

it("is pending until the reply, and then idle", async () => {
  const { reply, succeed } = call();
  const sender = await open(() => reply);
  expect(sender.submission()).toEqual({ pending: false });
  act(() => void sender.submit(1));
  expect(sender.submission()).toEqual({ pending: true });
  await succeed();
  expect(sender.submission()).toEqual({ pending: false });
});

it("ignores a second press", async () => {
  const { reply, succeed } = call();
  const send = vi.fn(() => reply);
  const sender = await open(send);
  act(() => {
    void sender.submit(1);
    void sender.submit(2);
  });
  await succeed();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => sender.submit(3));
  expect(send).toHaveBeenLastCalledWith(3, expect.any(Function));
});

it("does not render components that do not read the state", async () => {
  const { reply, succeed } = call();
  const sender = await open(() => reply);
  const before = sender.renders();
  act(() => void sender.submit(1));
  await succeed();
  expect(sender.renders()).toBe(before);
});

it("starts no second submission while one is pending, even after a reset", async () => {
  const { reply, succeed } = call();
  const send = vi.fn(() => reply);
  const sender = await open(send);
  act(() => void sender.submit(1));
  sender.reset();
  act(() => void sender.submit(2));
  await succeed();
  expect(send).toHaveBeenCalledTimes(1);
});

it("keeps the thrown failure until it is sent again or reset", async () => {
  const { reply, fail } = call();
  const sender = await open(() => reply);
  act(() => void sender.submit(1));
  await fail(new ApiError({ kind: "refused", message: "Agora não." }));
  expect(sender.submission()).toEqual({ pending: false, failure: { kind: "refused", message: "Agora não." } });
  sender.reset();
  expect(sender.submission()).toEqual({ pending: false });
});

it("shows no failure while it is sent again", async () => {
  const replies = [call(), call()];
  const sender = await open(async (index) => replies[index]?.reply);
  act(() => void sender.submit(0));
  await replies[0]?.fail(new ApiError({ kind: "offline" }));
  act(() => void sender.submit(1));
  expect(sender.submission()).toEqual({ pending: true });
  await replies[1]?.fail(new ApiError({ kind: "timeout" }));
  expect(sender.submission()).toEqual({ pending: false, failure: { kind: "timeout" } });
});

it("is unsaved while it is pending, and after a failure only if the session has ended", async () => {
  document.title = "Assinatura do Bob · PetBox";
  const replies = [call(), call(), call()];
  const sender = await open(async (index) => replies[index]?.reply);
  act(() => void sender.submit(0));
  expect(sender.unsavedOn()).toBe("Assinatura");
  await replies[0]?.fail(new ApiError({ kind: "session-expired" }));
  expect(sender.unsavedOn()).toBe("Assinatura");
  act(() => void sender.submit(1));
  await replies[1]?.fail(new ApiError({ kind: "refused" }));
  expect(sender.unsavedOn()).toBeUndefined();
  act(() => void sender.submit(2));
  await replies[2]?.succeed();
  expect(sender.unsavedOn()).toBeUndefined();
});

it("opens the next page, unless the user has left the page", async () => {
  const replies = [call(), call()];
  const sender = await open(async (index, navigate) => {
    await replies[index]?.reply;
    await navigate("/depois");
  });
  act(() => void sender.submit(0));
  sender.goElsewhere();
  await replies[0]?.succeed();
  expect(sender.path()).toBe("/");
  act(() => void sender.submit(1));
  await replies[1]?.succeed();
  await waitFor(() => expect(sender.path()).toBe("/depois"));
});
