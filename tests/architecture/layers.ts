/** A folder of the house: what it may import besides itself. */
export interface Layer {
  readonly folder: string
  readonly may: ReadonlyArray<string> | "anything"
  /** Folders of which only types may be imported. */
  readonly typesOf?: ReadonlyArray<string>
  readonly packages: ReadonlyArray<string> | "anything"
  /** Of `effect`, these exports only. */
  readonly effect?: ReadonlyArray<string>
  /** Packages of the row that it must not have although it may have anything. */
  readonly never?: ReadonlyArray<string>
}

/** Values of `effect` that hold or transform, and neither wait, run nor wire. */
const pureEffect =
  `Array Brand Data Duration Effect Equal Function Match Number Option Order Predicate Record Result
  Schema SchemaGetter SchemaIssue SchemaTransformation String Struct Tuple encoding/Base64 flow identity pipe`.split(
    /\s+/,
  )

const allOfSrc = "pages ui atoms services platform gateway machines domain i18n config"
  .split(" ")
  .map((name) => `src/${name}`)

/** Who may import whom, read from top to bottom: every row only looks up. */
export const layers: ReadonlyArray<Layer> = [
  { folder: "src/config", may: [], packages: ["effect"], effect: ["Duration"] },
  { folder: "src/i18n", may: ["src/config"], packages: [] },
  { folder: "src/domain", may: ["src/i18n", "src/config"], packages: ["effect"], effect: pureEffect },
  {
    folder: "src/machines",
    may: ["src/domain", "src/i18n", "src/config"],
    packages: ["effect"],
    effect: ["Data", "Duration", "Option"],
  },
  { folder: "src/gateway", may: ["src/domain", "src/config"], packages: ["effect"] },
  { folder: "src/platform", may: ["src/domain", "src/config"], packages: ["effect"] },
  {
    folder: "src/services",
    may: ["src/gateway", "src/platform", "src/domain", "src/config"],
    packages: ["effect"],
  },
  {
    folder: "src/atoms",
    may: ["src/services", "src/machines", "src/domain", "src/i18n", "src/config"],
    packages: ["effect", "jotai"],
  },
  {
    folder: "src/ui",
    may: ["src/domain", "src/i18n", "src/config"],
    packages: [
      "react",
      "react-dom",
      "i18next",
      "framer-motion",
      "swiper",
      "dompurify",
      "radix-ui",
      "lucide-react",
      "virtua",
      "wouter",
      "uqr",
    ],
  },
  {
    folder: "src/pages",
    may: ["src/atoms", "src/ui", "src/domain", "src/i18n", "src/config"],
    typesOf: ["src/machines"],
    packages: ["react", "jotai", "wouter", "lucide-react"],
  },
  { folder: "src/app", may: allOfSrc, packages: "anything", never: ["msw", "@msw/data"] },
  { folder: "fixtures", may: "anything", packages: "anything" },
  { folder: "harness", may: "anything", packages: "anything" },
  { folder: "tools", may: "anything", packages: "anything" },
  { folder: ".ladle", may: "anything", packages: "anything" },
  { folder: "tests", may: "anything", packages: "anything" },
]

/** Packages that only one file of `src` may know; the rest goes through that file. */
export const adapters: Readonly<Record<string, string>> = {
  "effect/http": "src/gateway/FetchTransport.ts",
  "des.js": "src/platform/openLink.ts",
  firebase: "src/platform/firebaseSdk.ts",
}

/** Not even one file: Jotai is our atom. */
export const banned: ReadonlyArray<string> = ["effect/reactivity"]
