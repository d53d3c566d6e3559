import { demoPassword } from "#fixtures/personas.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { smsCode } from "#fixtures/logic/entry/codes.ts"

import type { Act, Recording, Secret, Step, Target } from "./Recording.ts"

const secrets: Readonly<Record<Secret, { readonly words: string; readonly text: string }>> = {
  password: { words: "this persona's password", text: demoPassword },
  paymentPassword: { words: "this persona's payment password", text: demoPaymentPassword },
  code: { words: "the SMS code", text: smsCode },
}

/** The text for a secret field. All accounts of the simulated gateway have the same. */
export const secretText = (secret: Secret): string => secrets[secret].text

/** An element in words: `the button 'Login'`. */
export const wordsOfTarget = ({ role, name, nth }: Target): string => {
  const words = name === "" ? `the ${role} without a name` : `the ${role} '${name}'`
  return nth === undefined ? words : `${words} (number ${nth + 1})`
}

const placeOf = ({ left, top }: { readonly left: number; readonly top: number }): string =>
  left === 0 ? `${top} px` : `${left}, ${top} px`

/** An act in words, as the panel, a failure and the exported test name it. */
export const wordsOf = (act: Act): string => {
  switch (act.type) {
    case "tap":
      return `Tap ${wordsOfTarget(act.target)}`
    case "type":
      return `Type '${act.text}' into ${wordsOfTarget(act.target)}`
    case "secret":
      return `Type ${secrets[act.secret].words} into ${wordsOfTarget(act.target)}`
    case "choose":
      return `Choose '${act.option}' in ${wordsOfTarget(act.target)}`
    case "back":
      return "Go back"
    case "forward":
      return "Go forward"
    case "scroll":
      return `Scroll ${act.target === undefined ? "the page" : wordsOfTarget(act.target)} to ${placeOf(act)}`
    case "open":
      return `Open ${act.address}`
    case "set":
      return `Harness: ${act.name}(${act.given.map((each) => JSON.stringify(each)).join(", ")})`
    case "expectVisible":
      return `Expect ${wordsOfTarget(act.target)}`
    case "expectText":
      return `Expect the text '${act.text}'`
    case "expectValue":
      return `Expect ${wordsOfTarget(act.target)} to have the value '${act.value}'`
    case "expectSnapshot":
      return `Expect ${wordsOfTarget(act.target)} to have its ${act.snapshot.split("\n").length} recorded parts`
  }
}

/** Whether an act checks the page. */
const isExpectation = ({ type }: Act): boolean => type.startsWith("expect")

const isTyping = (act: Act): act is Extract<Act, { readonly type: "type" | "secret" }> =>
  act.type === "type" || act.type === "secret"

const isSame = (one: Target | undefined, other: Target | undefined): boolean =>
  one?.role === other?.role && one?.name === other?.name && one?.nth === other?.nth

/** Whether an act goes on with another one: typing into the same field, or scrolling of the same element. */
const continues = (last: Act, act: Act): boolean => {
  if (isTyping(last) && isTyping(act)) return isSame(last.target, act.target)
  return last.type === "scroll" && act.type === "scroll" && isSame(last.target, act.target)
}

/** Adds an act. What is typed into one field is one step, and so is scrolling of one element. */
export const add = (steps: ReadonlyArray<Step>, act: Act, after: number): ReadonlyArray<Step> => {
  const last = steps.at(-1)
  return last !== undefined && continues(last.act, act)
    ? [...steps.slice(0, -1), { ...last, act }]
    : [...steps, { act, after }]
}

/** A recording that checks something: without an expectation, `usual` becomes its last step. */
export const withExpectation = (recording: Recording, usual: Act | undefined): Recording =>
  usual === undefined || recording.steps.some(({ act }) => isExpectation(act))
    ? recording
    : { ...recording, steps: add(recording.steps, usual, 0) }
