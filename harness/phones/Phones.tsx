import { useRef, useState } from "react"

import { ActionButton, Group } from "../dock/controls.tsx"
import { isPage, sets, sizes } from "./choice.ts"
import { Common, Typed } from "./Controls.tsx"
import { fewestPhones, mostPhones } from "./hosts.ts"
import { PhoneFrame } from "./PhoneFrame.tsx"
import { SettingsForm } from "./SettingsForm.tsx"
import { type Target, type UsedPhones, usePhones } from "./usePhones.ts"

const sizeOptions = sizes.map((size) => ({ value: String(size), label: `${size} %` }))

const ViewForm = ({ used }: { readonly used: UsedPhones }) => {
  const { phones, size, inStep } = used.choice
  return (
    <>
      <Group title="Phones">
        <div className="fields">
          {Object.entries(sets).map(([title, set]) => (
            <ActionButton key={title} onPress={() => used.open(set)}>
              {title}
            </ActionButton>
          ))}
          <ActionButton
            why={phones.length >= mostPhones ? `There are ${mostPhones} phones at most.` : undefined}
            onPress={used.add}
          >
            Add a phone
          </ActionButton>
        </div>
      </Group>
      <Group title="View">
        <div className="fields">
          <Common
            label="Size"
            options={sizeOptions}
            values={[String(size)]}
            onChange={(text) => used.choose({ size: sizes.find((each) => String(each) === text) ?? size })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={inStep}
              onChange={(event) => used.choose({ inStep: event.currentTarget.checked })}
            />{" "}
            Navigate and scroll in step
          </label>
        </div>
      </Group>
    </>
  )
}

interface Props {
  /** Whether all phones share one gateway, started by `npm start -- --gateway`. */
  readonly isOneGateway: boolean
}

/** The page `/phones`: the phones, with controls for all of them. */
export const Phones = ({ isOneGateway }: Props) => {
  const used = usePhones()
  const { choice, setNumber, lines } = used
  const { phones, size, page, notice } = choice
  const [chosen, setTarget] = useState<Target>("all")
  const strip = useRef<HTMLElement>(null)
  const target = phones.some(({ number }) => number === chosen) ? chosen : "all"
  const remove = (number: number): void => {
    used.remove(number)
    strip.current?.focus({ preventScroll: true })
  }
  return (
    <main>
      <h1>Phones side by side</h1>
      <p className="note">
        {isOneGateway
          ? "Each has an origin and a storage of its own; all share one gateway, with its settings and without its clock."
          : "Each has an origin, a storage and a gateway of its own, in this page."}{" "}
        Ctrl+Shift+H in a phone opens its dock.
      </p>
      {notice !== "" && (
        <p role="alert" className="notice">
          {notice}
        </p>
      )}
      <div className="forms">
        <ViewForm used={used} />
        <Typed
          title="Page"
          label="Address"
          placeholder="/m/home"
          button="Open in all"
          value={page}
          problemOf={(text) => (isPage(text) ? undefined : "Write a path of the lobby, such as /m/home")}
          onDone={used.go}
        />
        <SettingsForm used={used} target={target} onTarget={setTarget} />
      </div>
      <section className="strip" ref={strip} aria-label="All phones" tabIndex={0}>
        {phones.map((phone, index) => (
          <PhoneFrame
            key={`${setNumber} ${phone.number}`}
            isDue={phones.slice(0, index).every(({ number }) => used.outcomes.get(number) !== undefined)}
            outcome={used.outcomes.get(phone.number)}
            settle={used.settle}
            phone={phone}
            page={page}
            size={size}
            lines={lines}
            onRemove={phones.length <= fewestPhones ? undefined : () => remove(phone.number)}
          />
        ))}
      </section>
    </main>
  )
}
