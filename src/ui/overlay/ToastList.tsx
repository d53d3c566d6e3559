import { Toast, type ToastProps } from "./Toast.tsx"
import styles from "./ToastList.module.css"

export interface ToastEntry extends ToastProps {
  readonly key: string
}

export interface ToastListProps {
  /** Oldest first; the newest stands lowest. */
  readonly toasts: ReadonlyArray<ToastEntry>
}

/** Stands above the bottom menu and lets presses through. */
export const ToastList = ({ toasts }: ToastListProps) => (
  <div className={styles["list"]}>
    {toasts.map(({ key, ...toast }) => (
      <Toast key={key} {...toast} />
    ))}
  </div>
)
