import { useCallback, useEffect, useMemo, useState } from "react"

import * as Scenario from "../scenario/scenario.ts"
import * as Choice from "./choice.ts"
import { type Lines, makeLines } from "./lines.ts"
import type { FromPhone, ToPhone } from "./messages.ts"

/** The number of a phone, or all phones. */
export type Target = number | "all"

type ChangePhone = (phone: Choice.Phone) => Choice.Phone

type ChangePhones = (phones: ReadonlyArray<Choice.Phone>) => ReadonlyArray<Choice.Phone>

type SetChoice = (change: (before: Choice.Reading) => Choice.Reading) => void

export const isMeant = (target: Target, { number }: Choice.Phone): boolean =>
  target === "all" || target === number

/** Applies a change to one phone or to all phones. */
const changing =
  (target: Target, change: ChangePhone): ChangePhones =>
  (phones) =>
    phones.map((phone) => (isMeant(target, phone) ? change(phone) : phone))

type Settle = (number: number, outcome: string | undefined) => void

/** Handles the messages of phones. If `inStep` is on, the other phones follow the phone that the tester uses. */
const useMessages = (lines: Lines, choice: Choice.Choice, setChoice: SetChoice, settle: Settle): void => {
  const { phones, inStep } = choice
  const take = useCallback(
    (number: number, message: FromPhone): void => {
      const toOthers = (sent: ToPhone): void => {
        for (const other of phones) if (other.number !== number) lines.send(other.number, sent)
      }
      if (message.kind === "started") settle(number, "")
      switch (message.kind) {
        case "failed":
          return settle(number, message.reason)
        case "started":
        case "scenario": {
          const { scenario } = Scenario.read(message.scenario)
          const change = changing(number, (phone) => ({ ...phone, scenario }))
          return setChoice((before) => ({ ...before, phones: change(before.phones) }))
        }
        case "went":
          if (!inStep) return
          setChoice((before) => ({ ...before, page: message.page }))
          return toOthers({ kind: "go", page: message.page })
        case "scrolled":
          if (inStep) toOthers({ kind: "scroll", share: message.share })
      }
    },
    [phones, inStep, lines, setChoice, settle],
  )
  useEffect(() => lines.listen(take), [lines, take])
}

/** The phones and the actions on them. The address of the page stores the choice. */
export const usePhones = () => {
  const [choice, setChoice] = useState(() => Choice.read(location.search))
  /** Increases when a set is opened, so that all phones are mounted again. */
  const [setNumber, setSetNumber] = useState(0)
  /** Why phones did not start, by their numbers; empty for a phone that has started. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, string | undefined>>(new Map())
  const settle = useCallback<Settle>(
    (number, outcome) => setOutcomes((before) => new Map(before).set(number, outcome)),
    [],
  )
  const lines = useMemo(() => makeLines(window), [])
  useMessages(lines, choice, setChoice, settle)
  useEffect(() => {
    history.replaceState(null, "", location.pathname + Choice.write(choice))
  }, [choice])
  const { phones } = choice
  const setPhones = (change: ChangePhones): void =>
    setChoice((before) => ({ ...before, phones: change(before.phones) }))
  return {
    choice,
    setNumber,
    lines,
    outcomes,
    settle,
    change: (target: Target, change: ChangePhone): void => {
      for (const phone of phones.filter((each) => isMeant(target, each))) {
        const [before, after] = [Scenario.write(phone.scenario), Scenario.write(change(phone).scenario)]
        if (before !== after) lines.send(phone.number, { kind: "change", before, after })
      }
      setPhones(changing(target, change))
    },
    go: (page: string): void => {
      setChoice((before) => ({ ...before, page }))
      for (const { number } of phones) lines.send(number, { kind: "go", page })
    },
    choose: (patch: Partial<Pick<Choice.Choice, "size" | "inStep">>): void =>
      setChoice((before) => ({ ...before, ...patch })),
    open: (set: ChangePhones): void => {
      setPhones(set)
      setOutcomes(new Map())
      setSetNumber(setNumber + 1)
    },
    add: (): void => setPhones(Choice.withOneMore),
    remove: (number: number): void => {
      settle(number, undefined)
      setPhones((before) => before.filter((phone) => phone.number !== number))
    },
  }
}

export type UsedPhones = ReturnType<typeof usePhones>
