import { Member } from "#domain/account/Member.ts"
import * as Call from "#gateway/Call.ts"

export const memberInfo = Call.read({ path: "/wps/member/info", input: Call.Nothing, output: Member })
