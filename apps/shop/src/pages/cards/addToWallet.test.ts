import { ApiError } from "@petbox/api-client/client/apiError";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { expect, it, vi } from "vitest";
import { addToWallet } from "./addToWallet.ts";

const visa: StoredCard = { id: "1", firstSix: "411111", lastFour: "1111", isMain: true };
const elo: StoredCard = { id: "2", firstSix: "509067", lastFour: "5904", isMain: false };
const number = "4111111111111111";
const offline = new ApiError({ kind: "offline" });

const walletOf = (cards: readonly StoredCard[], now: readonly StoredCard[] | undefined, failure?: ApiError) => ({
  cards,
  add: vi.fn(() => (failure === undefined ? Promise.resolve() : Promise.reject(failure))),
  read: vi.fn(() => (now === undefined ? Promise.reject(offline) : Promise.resolve(now))),
});

it("adds a new card without reading the wallet", async () => {
  const wallet = walletOf([elo], undefined);
  expect(await addToWallet(wallet, number)).toBe("add");
  expect(wallet.read).not.toHaveBeenCalled();
});

it("reports an update of a stored card only if the wallet has not grown", async () => {
  expect(await addToWallet(walletOf([visa], [visa]), number)).toBe("update");
  expect(await addToWallet(walletOf([visa], [visa, { ...visa, id: "3" }]), number)).toBe("add");
  expect(await addToWallet(walletOf([visa], undefined), number)).toBe("add");
});

it("succeeds after a lost reply if the card is new in the wallet", async () => {
  expect(await addToWallet(walletOf([elo], [elo, visa], offline), number)).toBe("add");
  expect(await addToWallet(walletOf([visa], [visa, { ...visa, id: "3" }], offline), number)).toBe("add");
});

it("fails after a lost reply if the wallet does not show that the card was stored", async () => {
  for (const wallet of [
    walletOf([elo], [elo], offline),
    walletOf([elo], undefined, offline),
    walletOf([visa], [visa], offline),
  ])
    await expect(addToWallet(wallet, number)).rejects.toBe(offline);
});

it("fails with a refusal without reading the wallet", async () => {
  const refusal = new ApiError({ kind: "refused" });
  const wallet = walletOf([elo], [elo, visa], refusal);
  await expect(addToWallet(wallet, number)).rejects.toBe(refusal);
  expect(wallet.read).not.toHaveBeenCalled();
});
