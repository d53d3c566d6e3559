import { type Check, findingsIn, warningsIn } from "../check.ts"
import { envelopeOf, type Exchange, valueOf } from "../exchange.ts"
import { NotRun } from "../NotRun.ts"
import { type Kind, validate } from "../validate.ts"

/** Creates a check of every read for which the gateway returned a result. */
const inResults =
  (problems: (exchange: Exchange) => ReadonlyArray<string>, toFindings = findingsIn): Check["find"] =>
  async (session) => {
    const results = (await session.reads()).filter((exchange) => envelopeOf(exchange)?.success === true)
    if (results.length === 0) throw new NotRun("No read gave a result.")
    return results.flatMap((exchange) => toFindings(exchange, ...new Set(problems(exchange))))
  }

const ofKind = (kind: Kind): Check["find"] =>
  inResults((exchange) =>
    validate(exchange.name, valueOf(exchange)).flatMap((problem) =>
      problem.kind === kind ? [problem.what] : [],
    ),
  )

/** Every field of a value, with its path. */
const fieldsOf = (value: unknown, place = ""): ReadonlyArray<readonly [string, unknown]> => {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsOf(each, `${place}[]`))
  if (typeof value !== "object" || value === null) return [[place, value]]
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    fieldsOf(each, place === "" ? name : `${place}.${name}`),
  )
}

/** Whether a field is a time according to gateway §2 to §8 and §11. `from` is a time only in a pending limit. */
const isTime = (place: string): boolean =>
  /(^|\.)(\w*[tT]ime|start|end|created|registered|lastLogin|now|since|previousLogin|resets|until|endsAt|closedUntil|pending\.from)$/.test(
    place,
  )

/** A smaller number is probably a time in seconds. 0 means no time. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

const wrongTimes = (exchange: Exchange): ReadonlyArray<string> =>
  fieldsOf(valueOf(exchange)).flatMap(([place, time]) =>
    isTime(place) && typeof time === "number" && time !== 0 && (time < earliest || time > latest)
      ? [`${place} is no time in epoch milliseconds`]
      : [],
  )

const wrongDates = (exchange: Exchange): ReadonlyArray<string> =>
  fieldsOf(valueOf(exchange)).flatMap(([place, date]) =>
    /(^|\.)date$/.test(place) && !/^\d{4}-\d\d-\d\d$/.test(String(date)) ? [`${place} is no YYYY-MM-DD`] : [],
  )

/** Numbers that JavaScript's JSON reader has rounded. */
const roundedNumbers = (exchange: Exchange): ReadonlyArray<string> =>
  fieldsOf(valueOf(exchange)).flatMap(([place, value]) =>
    Number.isInteger(value) && !Number.isSafeInteger(value)
      ? [`${place} is a number above 2^53: send it as text`]
      : [],
  )

/** Rules of gateway §1 about values, by the schemas of the contract. */
export const valueChecks: ReadonlyArray<Check> = [
  {
    id: "lists",
    rule: "§1 Lenient decoding",
    title: "Every promised list, page and record is present, empty when there is nothing",
    player: "The page or part says that something failed, where it should be empty.",
    find: ofKind("list"),
  },
  {
    id: "fields",
    rule: "§1 Lenient decoding",
    title: "Every promised field is present",
    player: "The field is empty; an entry without its id or name is missing.",
    find: ofKind("field"),
  },
  {
    id: "numbers",
    rule: "§1 Values",
    title: "Amounts, times and counts are JSON numbers",
    player: "An unknown amount, or the entry is missing.",
    find: ofKind("number"),
  },
  {
    id: "types",
    rule: "§1 Values",
    title: "Texts, ids and flags have the promised type",
    player: "The field is empty, or the entry is missing.",
    find: ofKind("type"),
  },
  {
    id: "words",
    rule: "§2 to §8",
    title: "Words with a meaning are those of the contract",
    player: "The entry is missing, or shows its default.",
    find: ofKind("word"),
  },
  {
    id: "ids",
    rule: "§1 Values",
    title: "Ids above 2^53 are texts",
    player: "Nothing, because the app reads every digit. Most other clients would request another id.",
    find: inResults(roundedNumbers, warningsIn),
  },
  {
    id: "times",
    rule: "§1 Values",
    title: "Times are epoch milliseconds",
    player: "A time in 1970.",
    find: inResults(wrongTimes),
  },
  {
    id: "dates",
    rule: "§1 Values",
    title: "Dates are YYYY-MM-DD",
    player: "A chart without the day.",
    find: inResults(wrongDates),
  },
]
