import { expect, it } from "vitest";
import { newFolder } from "../testing/openServer.ts";
import { CannotStart } from "./cannotStart.ts";
import { holdDataFolder } from "./dataFolder.ts";

it("lets one server into a folder, tells the second who that is, and lets it in once the first has gone", () => {
  const folder = newFolder();
  const first = holdDataFolder(folder, "http://localhost:3000");
  const second = () => holdDataFolder(folder, "http://localhost:3001");
  expect(second).toThrow(CannotStart);
  expect(second).toThrow(
    `A pasta ${folder} é de outro servidor, http://localhost:3000 (processo ${process.pid}): encerre-o, ou escolha outra pasta com DATA_DIR.`,
  );
  first.release();
  second().release();
});
