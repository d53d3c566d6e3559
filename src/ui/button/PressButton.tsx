import type { AriaAttributes, AriaRole, MouseEventHandler, ReactNode, Ref } from "react"

import { classes } from "#ui/basic/classes.ts"
import press from "./press.module.css"
import { type Press, PressLink, type PressLinkProps } from "./PressLink.tsx"
import { usePress } from "./usePress.ts"

export interface PressButtonProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly role?: AriaRole | undefined
  readonly type?: "button" | "submit" | undefined
  readonly disabled?: boolean | undefined
  readonly tabIndex?: number | undefined
  /** The address that a press opens. The page's chunk starts to load when the press begins. */
  readonly leadsTo?: string | undefined
  readonly onPress?: Press | undefined
  /** Only for Radix components with `asChild`. All other callers use `onPress`. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

export const PressButton = (props: PressButtonProps) => {
  const { type, leadsTo, onPress, onClick, className, children, ...rest } = props
  const feedback = usePress()
  return (
    <button
      {...rest}
      {...feedback}
      type={type ?? "button"}
      data-leads-to={leadsTo}
      className={classes(press["pressable"], className)}
      onClick={(event) => {
        onClick?.(event)
        onPress?.(event)
      }}
    >
      {children}
    </button>
  )
}

interface PressableProps extends Omit<PressLinkProps, "href" | "ref"> {
  readonly href: string | undefined
}

/** A link, or a button if there is no address. */
export const Pressable = ({ href, elsewhere, ...rest }: PressableProps) =>
  href === undefined ? <PressButton {...rest} /> : <PressLink {...rest} href={href} elsewhere={elsewhere} />
