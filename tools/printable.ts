/** Replaces control characters, line breaks too, with which a text from outside could change or forge what a terminal shows. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd")
