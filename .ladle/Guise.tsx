import { type ReactNode, useEffect, useRef } from "react"

import type { Language, Theme } from "#config/product.ts"

import { tagOf, texts } from "./texts.ts"

interface Props {
  readonly language: Language
  readonly theme: Theme
  readonly className?: string
  readonly children: ReactNode
}

/** Puts language and theme on the document around it. A story of a fixed width stands in a frame with its own. */
export const Guise = ({ language, theme, className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void texts.changeLanguage(tagOf(language))
    const page = box.current?.ownerDocument.documentElement
    if (page !== undefined) page.lang = tagOf(language)
  }, [language])
  useEffect(() => {
    const page = box.current?.ownerDocument.documentElement
    if (page !== undefined) page.dataset["theme"] = theme
  }, [theme])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
