import type { State } from "#machines/SmsCode.ts"

export const codeProgress = (state: State) => ({
  secondsLeft: state._tag === "Counting" ? state.countdown.seconds : undefined,
  fetching: state._tag === "VerifyingHuman" || state._tag === "Sending",
})
