import { type CSSProperties, useCallback, useEffect, useState } from "react"

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

const origin = { view: noView, build, began: [] }

/** Milliseconds until a phone that has not started counts as failed. A busy computer starts six of them slowly. */
const patience = 30_000

interface Props {
  readonly phone: Phone
  /** The path of the page that the phone opens first. */
  readonly page: string
  readonly size: Size
  readonly lines: Lines
  /** Whether the phone may open. Each phone waits until the previous phone has started or failed. */
  readonly isDue: boolean
  /** Why the phone did not start; empty if it has started, undefined before. */
  readonly outcome: string | undefined
  readonly settle: (number: number, outcome: string | undefined) => void
  /** Undefined while the phone cannot be removed. */
  readonly onRemove: (() => void) | undefined
}

export const PhoneFrame = ({ phone, page, size, lines, isDue, outcome, settle, onRemove }: Props) => {
  const { number, width, scenario } = phone
  const [address, setAddress] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  // Sets the address once. Later changes reach the open phone as messages.
  if (isDue && address === undefined)
    setAddress(Scenario.linkOf(phoneOrigin(location, number) + page, scenario, origin))
  const isWaiting = address !== undefined && outcome === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => settle(number, `It has not started in ${patience / 1000} s.`), patience)
    return () => clearTimeout(timer)
  }, [isWaiting, number, settle])
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
      {outcome !== undefined && outcome !== "" && (
        <p role="alert" className="notice">
          {outcome}{" "}
          <ActionButton
            name={`Try phone ${number} again`}
            onPress={() => {
              setAttempt(attempt + 1)
              setAddress(undefined)
              settle(number, undefined)
            }}
          >
            Try again
          </ActionButton>
        </p>
      )}
      <div className="screen">
        {address !== undefined && (
          <iframe
            key={attempt}
            ref={connect}
            title={`${name}: ${describePhone(phone)}`}
            src={address}
            allow="clipboard-read; clipboard-write; fullscreen"
          />
        )}
      </div>
    </article>
  )
}
