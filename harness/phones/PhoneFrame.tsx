import { type CSSProperties, useCallback, useState } from "react"

import { languageFacts } from "#config/product.ts"
import { byId } from "#fixtures/personas.ts"

import { build } from "../build.ts"
import { ActionButton } from "../dock/controls.tsx"
import * as Scenario from "../scenario/scenario.ts"
import { noView } from "../scenario/view.ts"
import { heights, type Phone, type Size } from "./choice.ts"
import { phoneOrigin } from "./hosts.ts"
import type { Lines } from "./lines.ts"

/** Describes a phone. */
export const describePhone = ({ width, scenario }: Phone): string => {
  const { persona, language, theme } = scenario.visitor
  const title = byId(persona)?.title ?? persona
  const who = persona === "guest" ? title : `${persona}: ${title}`
  return `${who}, ${languageFacts[language].name}, ${theme}, ${width} px`
}

interface Props {
  readonly phone: Phone
  /** The path of the page that the phone opens first. */
  readonly page: string
  readonly size: Size
  readonly lines: Lines
  /** Whether the phone may open. Each phone waits until the previous phone has loaded. */
  readonly isDue: boolean
  readonly onLoad: () => void
  /** Undefined while the phone cannot be removed. */
  readonly onRemove: (() => void) | undefined
}

export const PhoneFrame = ({ phone, page, size, lines, isDue, onLoad, onRemove }: Props) => {
  const { number, width, scenario } = phone
  const [address, setAddress] = useState<string>()
  // Sets the address once. Later changes reach the open phone as messages.
  if (isDue && address === undefined)
    setAddress(Scenario.linkOf(phoneOrigin(location, number) + page, scenario, { view: noView, build }))
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame?.contentWindow) lines.connect(number, frame.contentWindow)
      return () => lines.disconnect(number)
    },
    [lines, number],
  )
  const style: CSSProperties & Readonly<Record<`--${string}`, string | number>> = {
    "--width": `${width}px`,
    "--height": `${heights[width]}px`,
    "--size": size / 100,
  }
  const name = `Phone ${number}`
  return (
    <article className="phone" aria-label={name} style={style}>
      <header>
        <h2>{name}</h2>
        {onRemove !== undefined && (
          <ActionButton name={`Remove phone ${number}`} onPress={onRemove}>
            Remove
          </ActionButton>
        )}
      </header>
      <p className="note">{describePhone(phone)}</p>
      <div className="screen">
        {address !== undefined && (
          <iframe
            ref={connect}
            title={`${name}: ${describePhone(phone)}`}
            src={address}
            allow="clipboard-read; clipboard-write; fullscreen"
            onLoad={onLoad}
          />
        )}
      </div>
    </article>
  )
}
