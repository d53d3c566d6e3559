import { Schema } from "effect"
import { useState } from "react"

import { type FaultKind, faultKinds } from "#fixtures/settings.ts"

import { changesOf } from "../dock/changes.ts"
import { ActionButton, Select } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import { callsTo } from "../gateway/describeCall.ts"
import type { CallLine } from "../report/harnessLog.ts"
import { kindTitles, usualWait } from "./describeFault.ts"
import { ResponseEdit } from "./ResponseEdit.tsx"

const kinds = faultKinds.map((value) => ({ value, label: kindTitles[value] }))

/** The actions of three buttons: fail, delay and hold a call. A second press reverts the action. */
const useActions = (call: string, kind: FaultKind) => {
  const harness = useHarness()
  const { faults, latencies, held } = harness.scenario().settings
  const index = faults.findIndex((each) => each.call === call && each.kind !== "edited")
  const isFailing = index !== -1 && harness.faultStates()[index]?.left !== 0
  return [
    isFailing
      ? {
          name: "Do not fail",
          run: () => harness.configure({ faults: faults.filter((_, each) => each !== index) }),
        }
      : { name: "Fail next time", run: () => harness.setFault({ call, kind, times: 1, perRead: true }) },
    latencies[call] === undefined
      ? { name: `Delay by ${usualWait / 1000} s`, run: () => harness.setLatency(call, usualWait) }
      : { name: "No delay", run: () => harness.setLatency(call, null) },
    held.includes(call)
      ? { name: "Release", run: () => harness.release(call) }
      : { name: "Hold", run: () => harness.hold(call) },
  ]
}

/** Buttons that fail, delay, hold or replay a logged call, or edit its response. */
export const CallActions = ({ line }: { readonly line: CallLine }) => {
  const harness = useHarness()
  const [isEditing, setEditing] = useState(false)
  const [kind, setKind] = useRemembered("Log kind", Schema.Literals(faultKinds), "http500")
  const call = `${line.method} ${line.path}`
  const actions = useActions(call, kind)
  const changes = changesOf(harness).filter(({ id }) => id.replace(/^\w+ /, "").split("?")[0] === call)
  const whyNot = "Only reads are replayed: a repeat of this call could change something"
  return (
    <div role="group" aria-label={`Next requests of ${call}`}>
      <div className="bar">
        <Select name="Kind of failure" options={kinds} value={kind} onChange={setKind} />
        {actions.map(({ name, run }, index) => (
          <ActionButton key={index} onPress={() => void run()}>
            {name}
          </ActionButton>
        ))}
        {line.isHeld === true && harness.heldCount(call) > 1 && (
          <ActionButton onPress={() => harness.releaseRequest(line.id)}>Release only this one</ActionButton>
        )}
        <ActionButton
          why={harness.canReplay(line.id) ? undefined : whyNot}
          onPress={() => void harness.replay(line.id)}
        >
          Replay
        </ActionButton>
        {callsTo(line.method, line.path).length > 0 && (
          <ActionButton isPressed={isEditing} onPress={() => setEditing(!isEditing)}>
            Edit response
          </ActionButton>
        )}
      </div>
      <p role="status" className="note">
        {changes.map(({ description }) => description).join("; ")}
      </p>
      {isEditing && <ResponseEdit line={line} />}
    </div>
  )
}
