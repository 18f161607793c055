import { expect, it } from "vitest";
import { newFolder } from "../testing/openServer.ts";
import { lockDataFolder } from "./dataFolder.ts";
import { StartupError } from "./startupError.ts";

it("admits one server to a folder, names it to the second, and admits that once the first has ended", () => {
  const folder = newFolder();
  const first = lockDataFolder(folder, "http://localhost:3000");
  const second = () => lockDataFolder(folder, "http://localhost:3001");
  expect(second).toThrow(StartupError);
  expect(second).toThrow(
    `A pasta ${folder} é de outro servidor, http://localhost:3000 (processo ${process.pid}): encerre-o, ou escolha outra pasta com DATA_DIR.`,
  );
  first.release();
  second().release();
});
