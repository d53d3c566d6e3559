/** A layer and what it may import. */
export interface Layer {
  readonly folder: string
  /** Folders, and single files of others. */
  readonly may: ReadonlyArray<string> | "anything"
  /** Layers from which only types may be imported. */
  readonly typesOf?: ReadonlyArray<string>
  readonly packages: ReadonlyArray<string> | "anything"
  /** The allowed exports of `effect`. */
  readonly effect?: ReadonlyArray<string>
  /** Packages that are forbidden even when `packages` is "anything". */
  readonly never?: ReadonlyArray<string>
}

/** Exports of `effect` for data and transformation, without timing, running or services. */
const pureEffect =
  `Array Brand Data Duration Effect Equal Function Match Number Option Order Predicate Record Result
  Schema SchemaGetter SchemaIssue SchemaTransformation String Struct Tuple encoding/Base64 flow identity pipe`.split(
    /\s+/,
  )

const allOfSrc = "pages ui atoms services platform gateway machines domain i18n config"
  .split(" ")
  .map((name) => `src/${name}`)

/** The dependency table. A layer may import only the layers listed in `may`. */
export const layers: ReadonlyArray<Layer> = [
  { folder: "src/config", may: ["brands"], packages: ["effect"], effect: ["Duration"] },
  { folder: "src/i18n", may: ["src/config"], packages: ["i18next"] },
  { folder: "src/domain", may: ["src/i18n", "src/config"], packages: ["effect"], effect: pureEffect },
  {
    folder: "src/machines",
    may: ["src/domain", "src/i18n", "src/config"],
    packages: ["effect"],
    effect: ["Data", "Duration", "Option"],
  },
  { folder: "src/gateway", may: ["src/domain", "src/config"], packages: ["effect"] },
  { folder: "src/platform", may: ["src/domain", "src/config"], packages: ["effect", "web-vitals"] },
  {
    folder: "src/services",
    may: ["src/gateway", "src/platform", "src/domain", "src/config"],
    packages: ["effect"],
  },
  {
    folder: "src/atoms",
    may: [
      "src/services",
      "src/gateway/calls",
      "src/gateway/RequestId.ts",
      "src/platform",
      "src/machines",
      "src/domain",
      "src/i18n",
      "src/config",
    ],
    packages: ["effect", "jotai"],
  },
  {
    folder: "src/ui",
    may: ["src/domain", "src/i18n", "src/config"],
    packages: [
      "react",
      "react-dom",
      "react-i18next",
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
    packages: ["react", "react-i18next", "jotai", "wouter", "lucide-react"],
  },
  { folder: "src/app", may: allOfSrc, packages: "anything", never: ["msw", "@msw/data"] },
  { folder: "brands", may: [], packages: [] },
  { folder: "fixtures", may: "anything", packages: "anything" },
  { folder: "harness", may: "anything", packages: "anything" },
  { folder: "tools", may: "anything", packages: "anything" },
  { folder: ".ladle", may: "anything", packages: "anything" },
  { folder: "tests", may: "anything", packages: "anything" },
]

/** Packages that only one file of `src` may import. Other files use that file. */
export const adapters: Readonly<Record<string, string>> = {
  "des.js": "src/platform/decryptServicePath.ts",
  firebase: "src/platform/firebaseSdk.ts",
  "web-vitals": "src/platform/deployment/pageReports.ts",
}

/** Not allowed anywhere: Jotai provides the atoms, and `src/gateway/fetchText.ts` sends the requests. */
export const banned: ReadonlyArray<string> = ["effect/reactivity", "effect/http"]
