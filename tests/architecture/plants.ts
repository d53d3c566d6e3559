/** A file that breaks one rule, and the expected complaint. */
export interface Plant {
  readonly file: string
  readonly text: string
  /** Part of the expected complaint. */
  readonly says: string
}

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n")

/** Forbidden imports for the layers test. */
export const layerPlants: ReadonlyArray<Plant> = [
  {
    file: "src/domain/Upward.ts",
    text: `import "#services/messages/Inbox.ts"`,
    says: "src/domain may not import src/services",
  },
  {
    file: "src/ui/basic/Far.tsx",
    text: `export * from "#atoms/messages/inbox.ts"`,
    says: "src/ui may not import src/atoms",
  },
  {
    file: "src/atoms/lazy.ts",
    text: `void import("#pages/home/HomePage.tsx")`,
    says: "may not import src/pages",
  },
  {
    file: "src/services/Pretend.ts",
    text: `import "#fixtures/db.ts"`,
    says: "src/services may not import fixtures",
  },
  { file: "src/app/Dock.tsx", text: `import "#harness/Dock.tsx"`, says: "src/app may not import harness" },
  {
    file: "src/app/world.ts",
    text: `import "#tests/support/world.ts"`,
    says: "src/app may not import tests",
  },
  { file: "src/app/worker.ts", text: `import { setupWorker } from "msw/browser"`, says: "the package msw" },
  {
    file: "src/pages/home/Ladder.tsx",
    text: `import { machine } from "#machines/Login.ts"`,
    says: "src/pages may not import src/machines (but for types)",
  },
  {
    file: "src/atoms/cashier/Wire.ts",
    text: `import "#gateway/Gateway.ts"`,
    says: "src/atoms may not import src/gateway",
  },
  { file: "src/gateway/Near.ts", text: `import { a } from "../domain/A.ts"`, says: "not by a relative path" },
  { file: "src/ui/index.ts", text: `export * from "./basic/Button.tsx"`, says: "barrels are not wanted" },
  { file: "src/loose.ts", text: `export const a = 1`, says: "it is in no layer" },
  { file: "src/domain/Atom.ts", text: `import { atom } from "jotai"`, says: "the package jotai" },
  {
    file: "src/machines/Runs.ts",
    text: `import { Effect } from "effect"`,
    says: "may not import Effect of effect",
  },
  {
    file: "src/gateway/Other.ts",
    text: `import "effect/http"`,
    says: "only src/gateway/FetchTransport.ts may",
  },
  { file: "src/atoms/other.ts", text: `import "effect/reactivity"`, says: "nothing may import it" },
  {
    file: "src/services/Shaky.ts",
    text: `import { Arbitrary } from "effect"`,
    says: "Arbitrary of effect is unstable",
  },
  { file: "src/services/Deep.ts", text: `import "effect/sql/SqlClient"`, says: "of effect is unstable" },
]

/** Imports by which shared code depends on an area. */
export const sharedPlants: ReadonlyArray<Plant> = [
  {
    file: "src/atoms/kernel/Upward.ts",
    text: `import { menusAtom } from "#atoms/frame/menus.ts"`,
    says: "shared code may not import it",
  },
  {
    file: "src/atoms/kernel/Beside.ts",
    text: `import type { Session } from "#atoms/session.ts"`,
    says: "shared code may not import it",
  },
  {
    file: "src/atoms/beside.ts",
    text: `void import("./games/launch.ts")`,
    says: "shared code may not import it",
  },
  {
    file: "src/ui/form/Wide.tsx",
    text: `export * from "../games/GameTile.tsx"`,
    says: "shared code may not import it",
  },
]

/** Imports that resemble those, and are allowed. */
export const sharedInnocents: ReadonlyArray<Plant> = [
  { file: "src/atoms/kernel/near.ts", text: `import "./runtime.ts"`, says: "" },
  { file: "src/atoms/downward.ts", text: `import "./kernel/runtime.ts"`, says: "" },
  { file: "src/atoms/frame/free.ts", text: `import "#atoms/games/launch.ts"`, says: "" },
  { file: "src/ui/form/Near.tsx", text: `import "../basic/Button.tsx"`, says: "" },
]

/** Circles of two files that the lint rule does not see: by a type, and by `import()`. */
export const circlePlants: ReadonlyArray<Plant> = [
  {
    file: "src/domain/Left.ts",
    text: `import type { A } from "./Right.ts"\nexport interface B {\n  readonly a: A\n}`,
    says: "src/domain/Left.ts > src/domain/Right.ts > src/domain/Left.ts",
  },
  {
    file: "src/domain/Right.ts",
    text: `import { type B } from "#domain/Left.ts"\nexport type A = B`,
    says: "src/domain/Left.ts > src/domain/Right.ts > src/domain/Left.ts",
  },
  {
    file: "src/platform/Loads.ts",
    text: `export const a = () => import("./loaded.ts")`,
    says: "src/platform/Loads.ts > src/platform/loaded.ts > src/platform/Loads.ts",
  },
  {
    file: "src/platform/loaded.ts",
    text: `import { a } from "./Loads.ts"\nexport const b = a`,
    says: "src/platform/Loads.ts > src/platform/loaded.ts > src/platform/Loads.ts",
  },
]

/** Files that reach a circle, and are in none. */
export const circleInnocents: ReadonlyArray<Plant> = [
  { file: "src/domain/Above.ts", text: `import type { A } from "./Right.ts"\nexport type C = A`, says: "" },
  { file: "src/domain/Below.ts", text: `export const a = 1`, says: "" },
]

/** Allowed code that resembles a violation. */
export const innocents: ReadonlyArray<Plant> = [
  { file: "src/pages/home/Kinds.tsx", text: `import type { State } from "#machines/Login.ts"`, says: "" },
  { file: "src/atoms/cashier/ids.ts", text: `import "#gateway/RequestId.ts"`, says: "" },
  { file: "src/ui/basic/Button.stories.tsx", text: `import "#fixtures/world.ts"`, says: "" },
  {
    file: "src/domain/Quoted.ts",
    text: `/* import "#pages/x.tsx" */ export const a = 'import "jotai"'`,
    says: "",
  },
  {
    file: "src/domain/Years.ts",
    text: `export const at = (ms: number) => new Date(ms).getFullYear()`,
    says: "",
  },
]

export const clockPlants: ReadonlyArray<Plant> = [
  { file: "src/domain/Today.ts", text: `export const now = new Date()`, says: "src/domain/Today.ts:1" },
  { file: "src/ui/Clock.ts", text: `\nexport const now = () => Date()`, says: "src/ui/Clock.ts:2" },
]

/** Uses of browser globals, for the type check without the DOM library. */
export const domPlants: ReadonlyArray<Plant> = [
  { file: "src/domain/Wide.ts", text: `export const width = window.innerWidth`, says: "window" },
  { file: "src/machines/Asks.ts", text: `export const ask = fetch("/wps")`, says: "fetch" },
  { file: "src/config/kept.ts", text: `export const kept = localStorage.length`, says: "localStorage" },
]

const react = `import { useEffect, useState } from "react"\n`

/** One violation per lint rule. `says` is the rule's name. */
export const lintPlants: ReadonlyArray<Plant> = [
  { file: "src/services/A1.ts", text: `void fetch("/wps")`, says: "no-restricted-globals" },
  { file: "src/services/A2.ts", text: `window.fetch("/wps").catch(() => 1)`, says: "no-restricted-globals" },
  { file: "src/atoms/A3.ts", text: `localStorage.clear()`, says: "no-restricted-globals" },
  { file: "src/atoms/A4.ts", text: `globalThis.sessionStorage.clear()`, says: "no-restricted-globals" },
  { file: "src/ui/A5.ts", text: `setTimeout(() => 1, 1)`, says: "no-restricted-globals" },
  { file: "src/pages/A6.ts", text: `setInterval(() => 1, 1)`, says: "no-restricted-globals" },
  { file: "src/services/A7.ts", text: `export const a = Date.now()`, says: "no-restricted-properties" },
  { file: "src/services/A8.ts", text: `export const a = Math.random()`, says: "no-restricted-properties" },
  {
    file: "src/domain/B1.ts",
    text: `import { b } from "./B2.ts"\nexport const a = () => b`,
    says: "no-cycle",
  },
  {
    file: "src/domain/B2.ts",
    text: `import { a } from "#domain/B1.ts"\nexport const b = () => a`,
    says: "no-cycle",
  },
  { file: "src/domain/B3.ts", text: `export default 1`, says: "no-default-export" },
  { file: "src/domain/C1.ts", text: lines(301, (index) => `export const a${index} = 1`), says: "max-lines" },
  {
    file: "src/domain/C2.ts",
    text: `export const a = (): void => {\n${lines(60, (index) => `console.log(${index})`)}\n}`,
    says: "max-lines-per-function",
  },
  {
    file: "src/ui/C3.tsx",
    text: `export const A = () => {\n${lines(90, (index) => `console.log(${index})`)}\n}`,
    says: "max-lines-per-function",
  },
  {
    file: "src/domain/C4.ts",
    text: `export const a = (b: number): void => {\n${lines(12, (index) => `if (b > ${index}) console.log(b)`)}\n}`,
    says: "complexity",
  },
  {
    file: "src/domain/C5.ts",
    text: `export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => b + c + d + e + f`,
    says: "max-params",
  },
  {
    file: "src/domain/C6.ts",
    text: `export const a = (b: number) => (b > 1 ? 1 : b > 0 ? 2 : 3)`,
    says: "no-nested-ternary",
  },
  { file: "src/domain/D1.ts", text: `export const a = (b: any) => b`, says: "no-explicit-any" },
  {
    file: "src/domain/D2.ts",
    text: `export const a = (b: string | undefined) => b!.length`,
    says: "no-non-null-assertion",
  },
  { file: "src/domain/D3.ts", text: `export const a = "" as unknown`, says: "consistent-type-assertions" },
  {
    file: "src/atoms/D4.ts",
    text: `const a = async (): Promise<void> => {}\nexport const b = () => {\n  a()\n}`,
    says: "no-floating-promises",
  },
  {
    file: "src/atoms/D5.ts",
    text: `const a = async () => true\nexport const b = () => (a() ? 1 : 2)`,
    says: "no-misused-promises",
  },
  {
    file: "src/domain/D6.ts",
    text: `export const a = (b: "x" | "y") => {\n  switch (b) {\n    case "x":\n      return 1\n  }\n}`,
    says: "switch-exhaustiveness-check",
  },
  {
    file: "src/ui/E1.tsx",
    text: `${react}export const A = ({ b }: { readonly b: boolean }) => {\n  if (b) useState(1)\n  return null\n}`,
    says: "rules-of-hooks",
  },
  {
    file: "src/ui/E2.tsx",
    text: `${react}export const A = ({ b }: { readonly b: number }) => {\n  useEffect(() => console.log(b), [])\n  return null\n}`,
    says: "exhaustive-deps",
  },
  {
    file: "tests/F1.test.ts",
    text: `import { vi } from "vitest"\nvi.mock("x")`,
    says: "no-restricted-vi-methods",
  },
  {
    file: "tests/F2.test.ts",
    text: `import { it } from "vitest"\nit.only("a sentence", () => {})`,
    says: "no-focused-tests",
  },
]

/** Allowed uses of the restricted globals. */
export const lintInnocents: ReadonlyArray<Plant> = [
  {
    file: "src/platform/G1.ts",
    text: `setTimeout(() => localStorage.clear(), Date.now() * Math.random())`,
    says: "",
  },
  { file: "src/gateway/FetchTransport.ts", text: `export const a = () => fetch("/wps")`, says: "" },
  { file: "src/ui/G2.stories.tsx", text: `export default { title: "a" }`, says: "" },
  { file: "src/domain/G3.ts", text: `export const a = ["b"] as const`, says: "" },
]
