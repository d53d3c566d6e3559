import { useState } from "react"

import { isAppFile } from "#fixtures/appFiles.ts"
import { type FaultKind, faultKinds } from "#fixtures/settings.ts"

import { Act, Group, Pick, plainOptions, Text, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import {
  callOptions,
  everyCall,
  fileKinds,
  hasStatus,
  kindTitles,
  often,
  type Often,
  timesOf,
} from "./faultWords.ts"

/** Delays the responses of one call, or of one file. */
const WaitForm = ({ call }: { readonly call: string }) => {
  const harness = useHarness()
  const [wait, setWait] = useState<number | null>(null)
  return (
    <>
      <WholeNumber label="Answers after, ms" placeholder="3000" value={wait} onChange={setWait} />
      <Act onPress={() => void harness.setLatency(call, wait ?? 3000)}>Let it wait</Act>
    </>
  )
}

/** Lets one call fail or wait. */
export const FaultForm = () => {
  const harness = useHarness()
  const [call, setCall] = useState(everyCall)
  const [kind, setKind] = useState<FaultKind>("network")
  const [how, setHow] = useState<Often>("once")
  const [count, setCount] = useState(2)
  const [perRead, setPerRead] = useState(true)
  const [code, setCode] = useState("")
  const [retryAfter, setRetryAfter] = useState<number | null>(null)
  const [query, setQuery] = useState("")
  const hasQuery = call.startsWith("GET ")
  const isFile = isAppFile(call)
  const kinds = isFile ? fileKinds : faultKinds
  const set = () => {
    const named = kind === "refused" && code !== "" ? { code } : {}
    const later = hasStatus(kind) && retryAfter !== null ? { retryAfter } : {}
    const counted = perRead && how !== "always" && !isFile ? { perRead } : {}
    const target = hasQuery && query !== "" ? `${call}?${query}` : call
    void harness.setFault({ call: target, kind, times: timesOf(how, count), ...named, ...later, ...counted })
  }
  return (
    <Group title="One call">
      <Pick
        label="Call"
        hint={isFile ? "The page fetches each file once: reload it to fetch one again" : undefined}
        options={callOptions}
        value={call}
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
        <WholeNumber label="n" value={count} onChange={(next) => setCount(next ?? 1)} />
      )}
      {how !== "always" && !isFile && (
        <Toggle
          label="A read and its retries count once"
          hint="Otherwise each request counts"
          checked={perRead}
          onChange={setPerRead}
        />
      )}
      <Act onPress={set}>Let it fail</Act>
      {call !== everyCall && <WaitForm call={call} />}
    </Group>
  )
}
