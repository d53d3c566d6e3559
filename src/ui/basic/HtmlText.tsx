import { useEffect, useState } from "react"

import { Skeleton } from "./Skeleton.tsx"
import styles from "./HtmlText.module.css"

export interface HtmlTextProps {
  /** HTML from outside. */
  readonly html: string
}

/** Nothing but text and pictures of https is let through; links open elsewhere, without a hold on this page. */
const options = {
  ALLOWED_TAGS:
    "a b blockquote br div em h2 h3 h4 hr i img li ol p span strong table tbody td th thead tr u ul".split(
      " ",
    ),
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan"],
  ALLOWED_URI_REGEXP: /^(https:|tel:|mailto:|\/(?![/\\]))/i,
}

/** The markup that is safe to show, once the sanitiser is here; empty text when it never comes. */
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

/** Links open elsewhere; a picture without words is decoration, and one without an address is nothing. */
const finish = (element: Element): void => {
  if (element.matches("a[href]")) {
    element.setAttribute("target", "_blank")
    element.setAttribute("rel", "noopener noreferrer")
  }
  if (element.matches("img:not([src])")) element.remove()
  if (element.matches("img:not([alt])")) element.setAttribute("alt", "")
}

/** Text from outside, drawn without what could act. */
export const HtmlText = ({ html }: HtmlTextProps) => {
  const safe = useSafe(html)
  return safe === undefined ? (
    <Skeleton />
  ) : (
    <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: safe }} />
  )
}
