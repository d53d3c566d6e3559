import { type Check, failedBy, type Finding, notRun, type Outcome, type Scene } from "../check.ts"
import type { Exchange } from "../client.ts"
import type { Kind } from "../validate.ts"
import { envelopeOf } from "../exchange.ts"

interface Read {
  readonly name: string
  readonly exchange: Exchange
  readonly value: unknown
}

/** The reads that the gateway answered with a result. */
const results = async ({ visit }: Scene): Promise<ReadonlyArray<Read>> =>
  (await visit.reads()).flatMap(({ name, exchange }) => {
    const envelope = envelopeOf(exchange.answered)
    return envelope?.success === true ? [{ name, exchange, value: envelope.value }] : []
  })

const over = async (
  scene: Scene,
  problems: (read: Read) => ReadonlyArray<string>,
  passed: string,
): Promise<Outcome> => {
  const reads = await results(scene)
  if (reads.length === 0) return notRun("No read gave a result.")
  const found = reads.flatMap((read): ReadonlyArray<Finding> =>
    problems(read).map((what) => ({ what: `${read.name}: ${what}`, exchange: read.exchange })),
  )
  return failedBy(found, `${passed} in ${reads.length} results.`)
}

const ofKind =
  (kind: Kind, passed: string): Check["run"] =>
  (scene) =>
    over(
      scene,
      ({ name, value }) =>
        scene.validate(name, value).flatMap((problem) => (problem.kind === kind ? [problem.what] : [])),
      passed,
    )

/** Every field of a value, with its place. */
const fieldsOf = (value: unknown, place = ""): ReadonlyArray<readonly [string, unknown]> => {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsOf(each, `${place}[]`))
  if (typeof value !== "object" || value === null) return [[place, value]]
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    fieldsOf(each, place === "" ? name : `${place}.${name}`),
  )
}

/** Fields that gateway §2 to §8 call times. */
const isTime = (place: string): boolean =>
  /(^|\.)(\w*[tT]ime|start|end|created|registered|lastLogin)$/.test(place)

/** Before it a number is a time in seconds; 0 is none. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

const wrongTimes = ({ value }: Read): ReadonlyArray<string> => [
  ...new Set(
    fieldsOf(value).flatMap(([place, time]) =>
      isTime(place) && typeof time === "number" && time !== 0 && (time < earliest || time > latest)
        ? [`${place} is no time in epoch milliseconds`]
        : [],
    ),
  ),
]

const wrongDates = ({ value }: Read): ReadonlyArray<string> => [
  ...new Set(
    fieldsOf(value).flatMap(([place, date]) =>
      /(^|\.)date$/.test(place) && !/^\d{4}-\d\d-\d\d$/.test(String(date))
        ? [`${place} is no YYYY-MM-DD`]
        : [],
    ),
  ),
]

/** Rules of gateway §1 about values, by the schemas of the contract. */
export const valueChecks: ReadonlyArray<Check> = [
  {
    id: "lists",
    rule: "§1 Lenient decoding",
    title: "Every promised list, page and record is present, empty when there is nothing",
    player: "The page or part says that something failed, where it should be empty.",
    run: ofKind("list", "Every list and record is there"),
  },
  {
    id: "fields",
    rule: "§1 Lenient decoding",
    title: "Every promised field is present",
    player: "The field is empty; an entry without its id or name is missing.",
    run: ofKind("field", "Every promised field is there"),
  },
  {
    id: "numbers",
    rule: "§1 Values",
    title: "Amounts, times and counts are JSON numbers",
    player: "An unknown amount, or the entry is missing.",
    run: ofKind("number", "Every amount is a number"),
  },
  {
    id: "types",
    rule: "§1 Values",
    title: "Texts, ids and flags have the promised type",
    player: "The field is empty, or the entry is missing.",
    run: ofKind("type", "Every type is as promised"),
  },
  {
    id: "words",
    rule: "§2 to §8",
    title: "Words with a meaning are those of the contract",
    player: "The entry is missing, or shows its default.",
    run: ofKind("word", "Every word is known"),
  },
  {
    id: "times",
    rule: "§1 Values",
    title: "Times are epoch milliseconds",
    player: "A time in 1970.",
    run: (scene) => over(scene, wrongTimes, "Every time is in milliseconds"),
  },
  {
    id: "dates",
    rule: "§1 Values",
    title: "Dates are YYYY-MM-DD",
    player: "A chart without the day.",
    run: (scene) => over(scene, wrongDates, "Every date has its form"),
  },
]
