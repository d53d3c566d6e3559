import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { main, player } from "#tests/support/pagePlayer.ts"

export const unsettled = () =>
  main().getByRole("status", { name: "We do not know yet whether your request went through" })

export const fillDeposit = async (amount: string): Promise<void> => {
  await player.picks(/^Jade Coin Bank/)
  await player.types("Amount", amount)
}

export const pickBonus = async (name: RegExp): Promise<void> => {
  await player.presses(/^Bonus/)
  await player.picks(name)
}

export const deposit = async (amount: string): Promise<void> => {
  await fillDeposit(amount)
  await player.presses("Continue")
  await player.confirms()
}

/** Fills in a withdrawal, up to its question. */
export const askWithdrawal = async (amount: string): Promise<void> => {
  await player.types("Amount", amount)
  await player.types("Payment password", demoPaymentPassword)
  await player.presses("Continue")
}
