import { spawnSync } from "node:child_process";

/* Publishes the Storybook to Chromatic, which compares every story there: `npm run chromatic`. */
const token = process.env.CHROMATIC_PROJECT_TOKEN ?? "";

if (token === "") {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is not set. Give it the token of the project at chromatic.com (Manage, Configure), or compare without a service: npm run visual.",
  );
  process.exit(1);
}

// The token stays in the environment, where chromatic looks for it: in the arguments everybody on the machine could read it.
const { status } = spawnSync(
  "chromatic",
  ["--build-script-name", "build:storybook", "--exit-zero-on-changes", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
