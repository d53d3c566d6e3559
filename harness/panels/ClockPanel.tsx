import { ActionButton, Choices, Group, Text, Toggle, WholeNumber } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { epochOf } from "../clock/localTime.ts"
import { timeOf } from "../report/harnessLog.ts"
import { useNow } from "./useNow.ts"

const greetingHours = ["9", "13", "17", "21"]

const steps = [
  { title: "+ 1 s", milliseconds: 1_000 },
  { title: "+ 10 s", milliseconds: 10_000 },
  { title: "+ 60 s", milliseconds: 60_000 },
  { title: "+ 5 min", milliseconds: 300_000 },
  { title: "+ 15 min", milliseconds: 900_000 },
  { title: "+ 1 day", milliseconds: 86_400_000 },
]

const Face = () => {
  const now = useNow(1)
  return (
    <p className="clock" role="timer" aria-label="Clock of the app">
      {timeOf(now).slice(0, -2)} <small>{new Date(now).toDateString()}</small>
    </p>
  )
}

/** Shown in place of the controls if all phones share one gateway, whose clock the page cannot change. */
const NoClock = () => (
  <Group title="Clock">
    <Face />
    <p className="note">
      It cannot be changed here: all phones use one gateway, which has the time of its own computer.
    </p>
  </Group>
)

export const ClockPanel = () => (useHarness().isOneGateway() ? <NoClock /> : <OwnClock />)

const OwnClock = () => {
  const harness = useHarness()
  const { hour, time } = harness.scenario().surroundings
  return (
    <>
      <Group title="Clock">
        <Face />
        <Toggle
          label="Frozen"
          hint="Stops carousels, countdowns and throttles"
          checked={harness.clock.isFrozen()}
          changed={harness.clock.isFrozen()}
          onChange={(frozen) => (frozen ? harness.clock.freeze() : harness.clock.resume())}
        />
        <div className="chips" role="group" aria-label="Advance the clock">
          {steps.map(({ title, milliseconds }) => (
            <ActionButton key={title} onPress={() => void harness.clock.advance(milliseconds)}>
              {title}
            </ActionButton>
          ))}
        </div>
      </Group>
      <Group title="Hour or date" note="An hour advances to its next occurrence. Both restart the app.">
        <Choices
          label="Hours"
          options={[
            { value: "", label: "Device's own" },
            ...greetingHours.map((value) => ({ value, label: `${value}:00` })),
          ]}
          value={hour === null ? "" : String(hour)}
          onChange={(text) => harness.clock.setHour(text === "" ? null : Number(text))}
        />
        <WholeNumber
          label="Any other hour"
          placeholder="0 to 23"
          most={23}
          value={hour}
          onChange={harness.clock.setHour}
        />
        <Text
          label="Date and time"
          hint="Exactly, also in the past"
          placeholder="2026-11-26 23:59:50"
          value={time.replace("T", " ").replace(/-(\d\d)-(\d\d)$/, ":$1:$2")}
          problemOf={(text) =>
            text === "" || epochOf(text) !== undefined
              ? undefined
              : `${text} is no date and time such as 2026-11-26 23:59:50.`
          }
          onChange={(text) => (text === "" ? harness.clock.setHour(null) : harness.clock.setTime(text))}
        />
      </Group>
    </>
  )
}
