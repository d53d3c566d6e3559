import i18next from "i18next"
import { type ReactNode, useEffect, useRef } from "react"

import type { Language, Theme } from "#config/product.ts"

import { tagOf } from "./texts.ts"

interface Props {
  readonly language: Language
  readonly theme: Theme
  readonly className?: string
  readonly children: ReactNode
}

/** Sets language and theme of the surrounding document. A story of fixed width gets its own preview frame. */
export const PreviewWrapper = ({ language, theme, className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void i18next.changeLanguage(tagOf(language))
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
