import { useState } from "react"

import { Act, Choices, Group, plainOptions } from "../dock/controls.tsx"
import { saveFile } from "../dock/saveFile.ts"
import { useHarness } from "../dock/useHarness.ts"
import { expectations } from "../recorder/eventToAction.ts"
import { type Recording, write } from "../recorder/Recording.ts"
import { wordsOf } from "../recorder/steps.ts"
import { testSource } from "../recorder/testSource.ts"

const Expect = () => {
  const { recorder } = useHarness()
  return (
    <>
      <Choices
        label="Expect"
        options={expectations.map((value) => ({ value, label: `Expect ${value}` }))}
        value={recorder.expecting()}
        onChange={recorder.expect}
      />
      <p role="status" className="note">
        {recorder.expecting() !== undefined && "Now tap the element in the page."}
      </p>
    </>
  )
}

const Record = () => {
  const { recorder } = useHarness()
  const { mode } = recorder.state()
  return (
    <Group
      title="Record"
      note="Taps, typing, scrolling, navigation, settings and clock become steps. A password or code field gets this persona's, whatever is typed."
    >
      {mode === "recording" ? (
        <>
          <Expect />
          <Act onPress={recorder.stop}>Stop recording</Act>
        </>
      ) : (
        <Act
          onPress={() => void recorder.record()}
          why={mode === "replaying" ? "A replay is running." : undefined}
        >
          Record
        </Act>
      )}
    </Group>
  )
}

const speeds = ["1", "2", "5", "10"] as const

const Replay = ({ recording }: { readonly recording: Recording }) => {
  const { recorder } = useHarness()
  const [speed, setSpeed] = useState<string>("1")
  const { mode, done } = recorder.state()
  const isReplaying = mode === "replaying"
  return (
    <Group title="Recording" note="A replay opens the scenario in which the recording began.">
      <ol className="steps">
        {recording.steps.map(({ act }, index) => (
          <li key={index} aria-current={isReplaying && index === done - 1 ? "step" : undefined}>
            {wordsOf(act)}
          </li>
        ))}
      </ol>
      {mode !== "recording" && (
        <>
          <Choices
            label="Speed"
            options={plainOptions(speeds).map(({ value }) => ({ value, label: `${value}×` }))}
            value={speed}
            onChange={setSpeed}
          />
          <div className="bar">
            {isReplaying ? (
              <Act onPress={recorder.stop}>Stop replay</Act>
            ) : (
              <Act onPress={() => recorder.replay(Number(speed))}>Replay</Act>
            )}
            <Act onPress={() => saveFile("recording.json", write(recording))}>Save recording</Act>
            <Act onPress={() => saveFile("recording.spec.ts", testSource(recording))}>Export test</Act>
          </div>
        </>
      )}
    </Group>
  )
}

const OpenRecording = () => {
  const { recorder } = useHarness()
  return (
    <label className="row">
      <span className="label">
        <span>Open a recording</span>
        <small>It replaces the present one</small>
      </span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          void file
            ?.text()
            .catch(() => "")
            .then(recorder.open)
          event.currentTarget.value = ""
        }}
      />
    </label>
  )
}

export const RecordPanel = () => {
  const { mode, recording, outcome } = useHarness().recorder.state()
  return (
    <>
      <Record />
      <p role="status" className="note">
        {outcome}
      </p>
      {recording !== undefined && <Replay recording={recording} />}
      {mode === "idle" && <OpenRecording />}
    </>
  )
}
