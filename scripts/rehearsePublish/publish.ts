import type { PublishedPackage } from "../packages/publishedPackages.ts";
import { runTool } from "../packages/run.ts";
import type { Registry } from "./registry.ts";

/** Publishes every version that the registry does not have, as a release does, and sees to it that they are there. */
export async function publish(packages: readonly PublishedPackage[], stage: string, { url }: Registry): Promise<void> {
  await runTool("lerna", ["publish", "from-package", "--yes", "--no-git-reset", "--registry", `${url}/`], {
    cwd: stage,
    env: { ...process.env, NX_DAEMON: "false" },
  });
  for (const { manifest } of packages) {
    const reply = await fetch(`${url}/${manifest.name.replace("/", "%2f")}/${manifest.version}`);
    if (!reply.ok) throw new Error(`${manifest.name}@${manifest.version} is not in the registry after publishing.`);
  }
}
