import type { AriaAttributes, AriaRole, ReactNode, Ref } from "react"

import { classes } from "./classes.ts"
import press from "./press.module.css"
import type { Press } from "./PressLink.tsx"
import { usePress } from "./usePress.ts"

export interface PressButtonProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly role?: AriaRole | undefined
  readonly type?: "button" | "submit" | undefined
  readonly disabled?: boolean | undefined
  readonly tabIndex?: number | undefined
  readonly onPress?: Press | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

/** The bare button under every other one: press feedback, no looks. */
export const PressButton = ({ type, onPress, className, children, ...rest }: PressButtonProps) => {
  const feedback = usePress()
  return (
    <button
      {...rest}
      {...feedback}
      type={type ?? "button"}
      className={classes(press["pressable"], className)}
      onClick={(event) => onPress?.(event)}
    >
      {children}
    </button>
  )
}
