import { type CSSProperties, useCallback, useState } from "react"

import { languageFacts } from "#config/product.ts"
import { byId } from "#fixtures/personas.ts"

import { build } from "../build.ts"
import { Act } from "../dock/controls.tsx"
import * as Scenario from "../scenario.ts"
import { noView } from "../view.ts"
import { heights, type Phone, type Size } from "./choice.ts"
import { phoneOrigin } from "./hosts.ts"
import type { Lines } from "./lines.ts"

/** A phone in words. */
export const phoneWords = ({ width, scenario }: Phone): string => {
  const { persona, language, theme } = scenario.visitor
  const title = byId(persona)?.title ?? persona
  const who = persona === "guest" ? title : `${persona}: ${title}`
  return `${who}, ${languageFacts[language].name}, ${theme}, ${width} px`
}

interface Props {
  readonly phone: Phone
  /** The page at which it opens. */
  readonly page: string
  readonly size: Size
  readonly lines: Lines
  /** Why it cannot be removed; undefined when it can. */
  readonly why: string | undefined
  readonly onRemove: () => void
}

export const PhoneFrame = ({ phone, page, size, lines, why, onRemove }: Props) => {
  const { number, width, scenario } = phone
  // Later changes are sent to the open phone.
  const [address] = useState(() =>
    Scenario.linkOf(phoneOrigin(location, number) + page, scenario, { view: noView, build }),
  )
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
        <h3>{name}</h3>
        <Act name={`Remove phone ${number}`} why={why} onPress={onRemove}>
          Remove
        </Act>
      </header>
      <p className="note">{phoneWords(phone)}</p>
      <div className="screen">
        <iframe
          ref={connect}
          title={`${name}: ${phoneWords(phone)}`}
          src={address}
          allow="clipboard-read; clipboard-write; fullscreen; web-share"
        />
      </div>
    </article>
  )
}
