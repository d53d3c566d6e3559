import { type ReactNode, useEffect, useState } from "react"

import * as Url from "#domain/Url.ts"

import { Skeleton } from "#ui/state/Skeleton.tsx"
import styles from "./HtmlText.module.css"

export interface HtmlTextProps {
  /** HTML from the gateway, not yet sanitised. */
  readonly html: string
  /** Shows together with the text, which would push it down later. */
  readonly children?: ReactNode
}

// Excludes styles, forms, ids and scripts.
const options = {
  ALLOWED_TAGS:
    "a b blockquote br div em h2 h3 h4 hr i img li ol p span strong table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(https:|tel:|mailto:|\/(?![/\\]))/i,
  // Without this option, DOMPurify would check the values of these attributes as addresses.
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan"],
  // React passes the object to `innerHTML`, which accepts no string under Trusted Types.
  RETURN_TRUSTED_TYPE: true as const,
}

type Safe = string | TrustedHTML

const useSafe = (html: string): Safe | null | undefined => {
  const [safe, setSafe] = useState<Safe | null>()
  useEffect(() => {
    let isCurrent = true
    loadSanitiser().then(
      (purify) => isCurrent && setSafe(purify.sanitize(html, options)),
      () => isCurrent && setSafe(null),
    )
    return () => {
      isCurrent = false
    }
  }, [html])
  return safe
}

const loadSanitiser = async () => {
  const { default: purify } = await import("dompurify")
  purify.removeAllHooks()
  purify.addHook("afterSanitizeAttributes", finish)
  return purify
}

const finish = (element: Element): void => {
  // Disables links to the gateway, which would open a response of the gateway on the lobby's origin.
  if (element.matches("a[href]") && Url.isOfGateway(element.getAttribute("href") ?? "", window.origin)) {
    element.removeAttribute("href")
  } else if (element.matches("a[href]")) {
    element.setAttribute("target", "_blank")
    element.setAttribute("rel", "noopener noreferrer")
  }
  if (!element.matches("img")) return
  // Checks the address again, because DOMPurify allows `data:` addresses.
  if (!Url.isSafePicture(element.getAttribute("src") ?? "")) element.remove()
  else if (!element.hasAttribute("alt")) element.setAttribute("alt", "")
}

export const HtmlText = ({ html, children }: HtmlTextProps) => {
  const safe = useSafe(html)
  if (safe === undefined) return <Skeleton />
  return (
    <>
      <div
        className={styles["text"]}
        dangerouslySetInnerHTML={safe === null ? undefined : { __html: safe }}
      />
      {children}
    </>
  )
}
