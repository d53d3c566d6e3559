import { Schema } from "effect"

import { isAppFile } from "#fixtures/appFiles.ts"
import { faultKinds } from "#fixtures/settings.ts"

import { ActionButton, Group, Pick, plainOptions, Text, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import { describeCall } from "../gateway/describeCall.ts"
import {
  calls,
  everyCall,
  fileKinds,
  hasStatus,
  kindTitles,
  often,
  timesOf,
  titleOf,
  usualWait,
} from "./describeFault.ts"
import { useSearch } from "./useSearch.tsx"

const count = Schema.NullOr(Schema.Number)

const callOptions = calls.map((value) => ({ value, label: titleOf(value) }))

interface CallPickerProps {
  readonly call: string
  readonly onChange: (call: string) => void
}

/** A searchable list of calls. The list always contains the chosen call, whose full name is shown below. */
const CallPicker = ({ call, onChange }: CallPickerProps) => {
  const { found, field } = useSearch({
    name: "Search calls",
    remembered: "Network call search",
    placeholder: "Path, name or area of a call",
    all: callOptions,
    searchedTextOf: ({ value, label }) => {
      const [method = "", path = ""] = value.split(" ")
      return `${label} ${describeCall(method, path)}`
    },
  })
  return (
    <>
      {field}
      <Pick
        label="Call"
        hint={isAppFile(call) ? "The page fetches each file once: reload it to fetch one again" : undefined}
        options={callOptions.filter((option) => option.value === call || found.includes(option))}
        value={call}
        onChange={onChange}
      />
      {call !== everyCall && (
        <p className="note" role="note" aria-label="Chosen call">
          <code>{titleOf(call)}</code>
        </p>
      )}
    </>
  )
}

/** Delays the responses of one call, or of one file. */
const WaitForm = ({ call }: { readonly call: string }) => {
  const harness = useHarness()
  const [wait, setWait] = useRemembered("Network wait", count, null)
  return (
    <>
      <WholeNumber
        label="Answers after, ms"
        placeholder={String(usualWait)}
        value={wait}
        onChange={setWait}
      />
      <ActionButton onPress={() => void harness.setLatency(call, wait ?? usualWait)}>
        Let it wait
      </ActionButton>
    </>
  )
}

/** Makes one call or file fail, or delays its response. */
export const FaultForm = () => {
  const harness = useHarness()
  const [call, setCall] = useRemembered("Network call", Schema.Literals(calls), everyCall)
  const [kind, setKind] = useRemembered("Network kind", Schema.Literals(faultKinds), "network")
  const [how, setHow] = useRemembered("Network how", Schema.Literals(often), "once")
  const [times, setTimes] = useRemembered("Network times", Schema.Number, 2)
  const [perRead, setPerRead] = useRemembered("Network perRead", Schema.Boolean, true)
  const [code, setCode] = useRemembered("Network code", Schema.String, "")
  const [retryAfter, setRetryAfter] = useRemembered("Network retryAfter", count, null)
  const [query, setQuery] = useRemembered("Network query", Schema.String, "")
  const hasQuery = call.startsWith("GET ")
  const isFile = isAppFile(call)
  const kinds = isFile ? fileKinds : faultKinds
  const set = () => {
    const named = kind === "refused" && code !== "" ? { code } : {}
    const later = hasStatus(kind) && retryAfter !== null ? { retryAfter } : {}
    const counted = perRead && how !== "always" && !isFile ? { perRead } : {}
    const target = hasQuery && query !== "" ? `${call}?${query}` : call
    void harness.setFault({ call: target, kind, times: timesOf(how, times), ...named, ...later, ...counted })
  }
  return (
    <Group title="One call">
      <CallPicker
        call={call}
        onChange={(next) => {
          setCall(next)
          if (isAppFile(next) && !fileKinds.includes(kind)) setKind("network")
        }}
      />
      {hasQuery && (
        <Text
          label="Only when its query has"
          placeholder="anything, or pageNo=2"
          value={query}
          onChange={setQuery}
        />
      )}
      <Pick
        label="Fails with"
        options={kinds.map((value) => ({ value, label: kindTitles[value] }))}
        value={kind}
        onChange={setKind}
      />
      {kind === "refused" && (
        <Text label="Message code" placeholder="unknown_error" value={code} onChange={setCode} />
      )}
      {hasStatus(kind) && (
        <WholeNumber label="Retry-After, s" placeholder="none" value={retryAfter} onChange={setRetryAfter} />
      )}
      <Pick label="How often" options={plainOptions(often)} value={how} onChange={setHow} />
      {(how === "n times" || how === "n percent") && (
        <WholeNumber
          label="n"
          least={1}
          most={how === "n percent" ? 100 : undefined}
          value={times}
          onChange={(next) => setTimes(next ?? 1)}
        />
      )}
      {how !== "always" && !isFile && (
        <Toggle
          label="A read and its retries count once"
          hint="Otherwise each request counts"
          checked={perRead}
          onChange={setPerRead}
        />
      )}
      <ActionButton onPress={set}>Let it fail</ActionButton>
      {call !== everyCall && <WaitForm call={call} />}
    </Group>
  )
}
