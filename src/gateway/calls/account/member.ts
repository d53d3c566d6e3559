import { Member } from "#domain/account/Member.ts"
import * as Call from "#gateway/Call.ts"

export const memberInfo = Call.plainRead({ path: "/wps/member/info", output: Member })
