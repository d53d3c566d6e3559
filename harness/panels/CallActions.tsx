import { Schema } from "effect"
import { useState } from "react"

import { faultKinds } from "#fixtures/settings.ts"

import { Act, Select } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import { canEdit } from "../gateway/editedResponse.ts"
import type { CallLine } from "../report/harnessLog.ts"
import { faultWords, heldWords, kindTitles, usualWait, waitWords } from "./faultWords.ts"
import { ResponseEdit } from "./ResponseEdit.tsx"

interface CallProps {
  /** `METHOD path`. */
  readonly call: string
}

const kinds = faultKinds.map((value) => ({ value, label: kindTitles[value] }))

/** Lets the next request of a call fail. */
const Fail = ({ call }: CallProps) => {
  const harness = useHarness()
  const [kind, setKind] = useRemembered("Log kind", Schema.Literals(faultKinds), "http500")
  const { faults } = harness.scenario().settings
  const index = faults.findIndex((each) => each.call === call && each.kind !== "edited")
  const state = harness.faultStates()[index]
  const isUsed = state?.left === 0
  return (
    <>
      <Select name="Kind of failure" options={kinds} value={kind} onChange={setKind} />
      {index === -1 || isUsed ? (
        <Act onPress={() => void harness.setFault({ call, kind, times: 1, perRead: true })}>
          Fail next time
        </Act>
      ) : (
        <Act onPress={() => void harness.configure({ faults: faults.filter((_, each) => each !== index) })}>
          Do not fail
        </Act>
      )}
    </>
  )
}

/** Delays the responses of a call. */
const Delay = ({ call }: CallProps) => {
  const harness = useHarness()
  return harness.scenario().settings.latencies[call] === undefined ? (
    <Act onPress={() => void harness.setLatency(call, usualWait)}>Delay by {usualWait / 1000} s</Act>
  ) : (
    <Act onPress={() => void harness.setLatency(call, null)}>No delay</Act>
  )
}

/** Lets the responses of a call wait until the tester releases them. */
const Hold = ({ call, line }: CallProps & { readonly line: CallLine }) => {
  const harness = useHarness()
  const count = harness.heldCount(call)
  if (!harness.scenario().settings.held.includes(call))
    return <Act onPress={() => void harness.hold(call)}>Hold</Act>
  return (
    <>
      <Act onPress={() => void harness.release(call)}>Release</Act>
      {line.isHeld === true && count > 1 && (
        <Act onPress={() => harness.releaseRequest(line.id)}>Release only this one</Act>
      )}
    </>
  )
}

/** Sends a read again. */
const Replay = ({ line }: { readonly line: CallLine }) => {
  const harness = useHarness()
  const why = harness.canReplay(line.id)
    ? undefined
    : "Only reads are replayed: a repeat of this call could change something"
  return (
    <Act why={why} onPress={() => void harness.replay(line.id)}>
      Replay
    </Act>
  )
}

/** Describes the faults, delay and hold of a call in words. */
const useSetWords = (call: string): string => {
  const harness = useHarness()
  const { faults, latencies, held } = harness.scenario().settings
  const states = harness.faultStates()
  const wait = latencies[call]
  return [
    ...faults.flatMap((fault, index) =>
      fault.call.split("?")[0] === call ? [faultWords(fault, states[index])] : [],
    ),
    ...(wait === undefined ? [] : [waitWords(wait)]),
    ...(held.includes(call) ? [heldWords(harness.heldCount(call))] : []),
  ].join("; ")
}

/** Buttons that fail, delay, hold or replay a logged call, or edit its response. */
export const CallActions = ({ line }: { readonly line: CallLine }) => {
  const [isEditing, setEditing] = useState(false)
  const call = `${line.method} ${line.path}`
  const words = useSetWords(call)
  return (
    <div role="group" aria-label={`Next requests of ${call}`}>
      <div className="bar">
        <Fail call={call} />
        <Delay call={call} />
        <Hold call={call} line={line} />
        <Replay line={line} />
        {canEdit(line) && (
          <Act isPressed={isEditing} onPress={() => setEditing(!isEditing)}>
            Edit response
          </Act>
        )}
      </div>
      <p role="status" className="note">
        {words}
      </p>
      {isEditing && <ResponseEdit line={line} />}
    </div>
  )
}
