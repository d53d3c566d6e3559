import { defineConfig } from "vitest/config"

/** The tests that Stryker runs against mutants: those of the mutated modules, without a browser. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/{domain,machines}/**/*.test.ts"],
    testTimeout: 20_000,
  },
})
