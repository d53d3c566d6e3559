type Hold = () => Promise<void>

/** Simulates Web Locks that several tabs share. One request holds a lock, and further requests for it wait in order. */
export const fakeLocks = (): LockManager => {
  const ends = new Map<string, Promise<void>>()

  const request = (name: string, { signal }: LockOptions, hold: Hold): Promise<void> => {
    const before = ends.get(name) ?? Promise.resolve()
    const aborted = new Promise<"aborted">((resolve) =>
      signal?.addEventListener("abort", () => resolve("aborted")),
    )
    // A browser grants a lock in a later task.
    const isGranted = Promise.race([before.then(() => "granted" as const), aborted])
    const run = isGranted.then(async (result) => {
      if (result === "aborted") throw new DOMException("The request was aborted.", "AbortError")
      await hold()
    })
    ends.set(
      name,
      Promise.all([before, run.catch(() => {})]).then(() => {}),
    )
    return run
  }

  // Implements `request` alone, the part of a lock manager that the app uses.
  return { request } as unknown as LockManager
}
