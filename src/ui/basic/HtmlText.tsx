import { useEffect, useState } from "react"

import * as Url from "#domain/Url.ts"

import { Skeleton } from "./Skeleton.tsx"
import styles from "./HtmlText.module.css"

export interface HtmlTextProps {
  /** HTML from outside. */
  readonly html: string
}

/** Allows text, links, lists, tables and pictures. Removes styles, forms, ids and scripts. */
const options = {
  ALLOWED_TAGS:
    "a b blockquote br div em h2 h3 h4 hr i img li ol p span strong table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(https:|tel:|mailto:|\/(?![/\\]))/i,
  // DOMPurify would check these values as addresses.
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan"],
}

/** The sanitized markup once the sanitizer is loaded; empty text when it fails to load. */
const useSafe = (html: string): string | undefined => {
  const [safe, setSafe] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    loadSanitiser().then(
      (purify) => isCurrent && setSafe(purify.sanitize(html, options)),
      () => isCurrent && setSafe(""),
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

/** Opens links in another tab and removes pictures without a safe address: DOMPurify allows `data:`. */
const finish = (element: Element): void => {
  if (element.matches("a[href]")) {
    element.setAttribute("target", "_blank")
    element.setAttribute("rel", "noopener noreferrer")
  }
  if (!element.matches("img")) return
  if (!Url.isSafePicture(element.getAttribute("src") ?? "")) element.remove()
  else if (!element.hasAttribute("alt")) element.setAttribute("alt", "")
}

/** HTML from outside, sanitized. */
export const HtmlText = ({ html }: HtmlTextProps) => {
  const safe = useSafe(html)
  return safe === undefined ? (
    <Skeleton />
  ) : (
    <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: safe }} />
  )
}
