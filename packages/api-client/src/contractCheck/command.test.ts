import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openServer, type ServerProcess } from "@petbox/mock-server/testing/openServer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** These tests start processes, which take time on a busy machine. */
const slowly = { timeout: 60_000 };

const command = fileURLToPath(new URL("../../bin/petbox-contract.js", import.meta.url));

/** Runs the command as a terminal does. */
function run(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@petbox/source", command, ...parameters],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

let server: ServerProcess;
beforeAll(async () => {
  server = await openServer();
}, slowly.timeout);
afterAll(() => server.kill());

describe("petbox-contract", slowly, () => {
  it("writes a line for each check and their number, and ends with 0", () => {
    const { status, stdout } = run(server.origin, "--only", "headers");
    expect(stdout).toMatch(/^✓ headers: X-Frame-Options$/m);
    expect(stdout).toMatch(/^- headers: HSTS .*\(skipped: the origin is not https\)$/m);
    expect(stdout).toMatch(/^6 passed, 0 with warnings, 0 failed, 1 skipped$/m);
    expect(status).toBe(0);
  });

  it("writes JSON for a pipeline, and ends with 1 if a check fails", () => {
    const { status, stdout } = run(server.origin, "--only", "files", "--json");
    const pictures = { area: "files", name: "4 pictures of 0 scripts", mark: "passed" };
    expect(JSON.parse(stdout)).toEqual([pictures, expect.objectContaining({ area: "files", mark: "passed" })]);
    expect(status).toBe(0);
    const wrong = run(server.origin, "--only", "session", "--json", "--password", "errada");
    expect(JSON.parse(wrong.stdout)).toContainEqual(
      expect.objectContaining({ mark: "failed", detail: expect.stringMatching(/^expected .*, received /) }),
    );
    expect(wrong.status).toBe(1);
  });

  it("explains itself without an origin, and names a server that does not listen", () => {
    expect(run().stderr).toMatch(/^Usage: petbox-contract <origin>/);
    const { status, stderr } = run("http://127.0.0.1:1", "--only", "headers");
    expect(stderr).toContain("fetch failed");
    expect(status).toBe(1);
  });
});
