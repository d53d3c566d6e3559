import styles from "./Lantern.module.css"

export interface LanternProps {
  readonly className?: string | undefined
}

/** The product's own logo, for a merchant without one. */
export const Lantern = ({ className }: LanternProps) => (
  <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden>
    <path d="M24 3v5" className={styles["cord"]} />
    <path d="M17 9h14v3H17zM17 35h14v3H17z" className={styles["frame"]} />
    <path d="M17 12c-9 6-9 17 0 23h14c9-6 9-17 0-23z" className={styles["paper"]} />
    <path d="M21 12c-4 7-4 16 0 23M27 12c4 7 4 16 0 23" className={styles["rib"]} />
    <path d="M24 38v7M20.5 40v3M27.5 40v3" className={styles["cord"]} />
  </svg>
)
