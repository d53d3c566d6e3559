import { useCallback, useEffect, useMemo, useState } from "react"

import * as Scenario from "../scenario/scenario.ts"
import * as Choice from "./choice.ts"
import { type Lines, makeLines } from "./lines.ts"
import type { FromPhone, ToPhone } from "./messages.ts"

/** A phone by its number, or all. */
export type Target = number | "all"

/** Changes of the scenario of a phone. */
export interface Patch {
  readonly visitor?: Partial<Scenario.Visitor>
  readonly surroundings?: Partial<Scenario.Surroundings>
  readonly settings?: Scenario.Scenario["settings"]
}

const patched = (
  { visitor, surroundings, settings }: Scenario.Scenario,
  patch: Patch,
): Scenario.Scenario => ({
  visitor: { ...visitor, ...patch.visitor },
  surroundings: { ...surroundings, ...patch.surroundings },
  settings: patch.settings ?? settings,
})

const isMeant = (target: Target, number: number): boolean => target === "all" || target === number

/** The phones with one of them, or all, changed. */
const changed = (
  phones: ReadonlyArray<Choice.Phone>,
  target: Target,
  change: (phone: Choice.Phone) => Choice.Phone,
): ReadonlyArray<Choice.Phone> =>
  phones.map((phone) => (isMeant(target, phone.number) ? change(phone) : phone))

const start = () => {
  const { notice, ...choice } = Choice.read(location.search)
  return { choice, notice }
}

type ChangePhones = (phones: ReadonlyArray<Choice.Phone>) => ReadonlyArray<Choice.Phone>

type SetChoice = (change: (before: Choice.Choice) => Choice.Choice) => void

/** Takes the messages of the phones. Those in step follow the one that is used. */
const useMessages = (lines: Lines, { phones, inStep }: Choice.Choice, setChoice: SetChoice): void => {
  const take = useCallback(
    (number: number, message: FromPhone): void => {
      const toOthers = (sent: ToPhone): void => {
        for (const other of phones) if (other.number !== number) lines.send(other.number, sent)
      }
      switch (message.kind) {
        case "started":
        case "scenario": {
          const { scenario } = Scenario.read(message.scenario)
          return setChoice((before) => ({
            ...before,
            phones: changed(before.phones, number, (phone) => ({ ...phone, scenario })),
          }))
        }
        case "went":
          if (!inStep) return
          setChoice((before) => ({ ...before, page: message.page }))
          return toOthers({ kind: "go", page: message.page })
        case "scrolled":
          if (inStep) toOthers({ kind: "scroll", share: message.share })
      }
    },
    [phones, inStep, lines, setChoice],
  )
  useEffect(() => lines.listen(take), [lines, take])
}

/** The phones with what can be done to them. The address of the page keeps the choice. */
export const usePhones = () => {
  const [{ choice: first, notice }] = useState(start)
  const [choice, setChoice] = useState<Choice.Choice>(first)
  /** Increases with each set: its phones open again. */
  const [round, setRound] = useState(0)
  const lines = useMemo(() => makeLines(window), [])
  useMessages(lines, choice, setChoice)
  useEffect(() => {
    history.replaceState(null, "", location.pathname + Choice.write(choice))
  }, [choice])
  const { phones } = choice
  const setPhones = (change: ChangePhones): void =>
    setChoice((before) => ({ ...before, phones: change(before.phones) }))
  return {
    choice,
    notice,
    round,
    lines,
    change: (target: Target, patch: Patch): void => {
      for (const { number, scenario } of phones) {
        if (!isMeant(target, number)) continue
        const [before, after] = [Scenario.write(scenario), Scenario.write(patched(scenario, patch))]
        if (before !== after) lines.send(number, { kind: "change", before, after })
      }
      setPhones((before) =>
        changed(before, target, (phone) => ({ ...phone, scenario: patched(phone.scenario, patch) })),
      )
    },
    resize: (target: Target, width: Choice.Width): void =>
      setPhones((before) => changed(before, target, (phone) => ({ ...phone, width }))),
    go: (page: string): void => {
      setChoice((before) => ({ ...before, page }))
      for (const { number } of phones) lines.send(number, { kind: "go", page })
    },
    choose: (patch: Partial<Pick<Choice.Choice, "size" | "inStep">>): void =>
      setChoice((before) => ({ ...before, ...patch })),
    open: (set: ChangePhones): void => {
      setPhones(set)
      setRound(round + 1)
    },
    add: (): void => setPhones(Choice.withOneMore),
    remove: (number: number): void => setPhones((before) => Choice.without(before, number)),
  }
}

export type UsedPhones = ReturnType<typeof usePhones>
