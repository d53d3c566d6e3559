import type { AriaAttributes, MouseEvent, ReactNode, Ref } from "react"

import { classes } from "#ui/basic/classes.ts"
import press from "./press.module.css"
import { usePress } from "./usePress.ts"

export type Press = (event: MouseEvent<HTMLElement>) => void

export interface PressLinkProps extends AriaAttributes {
  readonly href: string
  /** If given, a normal press calls `onPress` instead of following the link. */
  readonly onPress?: Press | undefined
  /** Opens the link in another tab, which cannot access this window. */
  readonly elsewhere?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
  readonly children: ReactNode
}

// The browser handles these presses, which open a new tab or window or start a download.
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export const PressLink = ({ href, onPress, elsewhere, className, children, ...rest }: PressLinkProps) => {
  const feedback = usePress()
  return (
    <a
      {...rest}
      {...feedback}
      {...(elsewhere === true ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      href={href}
      draggable={false}
      className={classes(press["pressable"], className)}
      onClick={(event) => {
        if (onPress === undefined || event.defaultPrevented || isModified(event)) return
        event.preventDefault()
        onPress(event)
      }}
    >
      {children}
    </a>
  )
}
