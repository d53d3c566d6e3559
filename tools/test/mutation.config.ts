import { defineConfig } from "vitest/config"

import { testEnvironment } from "./testEnvironment.ts"

Object.assign(process.env, testEnvironment())

/** The tests that Stryker runs against mutants: the tests of the mutated modules that need no browser. */
export default defineConfig({
  test: {
    environment: "node",
    unstubGlobals: true,
    include: [
      "tests/{domain,machines}/**/*.test.ts",
      "tests/{atoms,services}/{cashier,entry,games}/*.test.ts",
      "tests/services/CurrentSession.test.ts",
    ],
    exclude: ["**/*.browser.test.{ts,tsx}"],
    testTimeout: 20_000,
  },
})
