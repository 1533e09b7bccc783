import type { Rule } from "../rule";
import { regularCount } from "./4203a-count";
import { regularLength } from "./4203a-length";
import { extensionLate } from "./4203a-extension-late";
import { regularInterrupted } from "./4203a-interrupt";
import { regularResumed } from "./4203a-resume";
import { committeeRequest } from "./4203a-committee-request";
import { committeeAnswer } from "./4203a-committee-answer";
import { committeeReasons } from "./4203a-committee-reasons";
import { budgetSession } from "./4203a-budget-session";
import { budgetStart } from "./4203a-budget-start";
import { budgetDays } from "./4203a-budget-days";
import { budgetEnd } from "./4203a-budget-end";
import { budgetApproved } from "./4203a-budget-approved";
import { budgetRoom } from "./4203a-budget-room";
import { specialCallers } from "./4203b-callers";
import { petitionSignatures } from "./4203b-signatures";
import { specialLength } from "./4203b-length";
import { specialAgenda } from "./4203b-agenda";
import { budgetMessage } from "./4203b-budget-message";
import { mayorSummons } from "./4203b1-summons";
import { mayorAnswer } from "./4203b2-answer";
import { deliveryCertificate } from "./4203b2i-certificate";
import { prematureCall } from "./4203b2-premature-call";
import { mayorSilence } from "./4203b2-silence";
import { urgentSession } from "./4203b2-urgent";
import { petitionHold } from "./4203b2-hold";
import { inauguralDay } from "./4153-term";
import { dateText } from "./data-date-text";
import { dateAmbiguous } from "./data-date-ambiguous";
import { date1904 } from "./data-date-1904";
import { endBeforeStart } from "./data-end-before-start";
import { dataDuplicate } from "./data-duplicate";
import { dataOverlap } from "./data-overlap";
import { dataMissing } from "./data-missing";
import { unknownType } from "./data-unknown-type";
import { valueUnreadable } from "./data-value-unreadable";
import { yearOutside } from "./data-year-outside";
import { holidayIdle } from "./data-holiday-idle";
import { holidayUnreadable } from "./data-holiday-unreadable";
import { settingUnreadable } from "./data-setting-unreadable";
import { exceptionUnreadable } from "./data-exception-unreadable";
import { dataMembers } from "./data-members";
import { lawVersion } from "./law-version";
import { exceptionUnused } from "./exception-unused";
import { exceptionExpired } from "./exception-expired";
import { exceptionNoReason } from "./exception-no-reason";

/** Every rule of the check, in the order of the statute; a new one is a file and a line here. */
export const RULES: readonly Rule[] = [
  regularCount,
  regularLength,
  extensionLate,
  regularInterrupted,
  regularResumed,
  committeeRequest,
  committeeAnswer,
  committeeReasons,
  budgetSession,
  budgetStart,
  budgetDays,
  budgetEnd,
  budgetApproved,
  budgetRoom,
  specialCallers,
  petitionSignatures,
  specialLength,
  specialAgenda,
  budgetMessage,
  mayorSummons,
  mayorAnswer,
  deliveryCertificate,
  prematureCall,
  mayorSilence,
  urgentSession,
  petitionHold,
  inauguralDay,
  dateText,
  dateAmbiguous,
  date1904,
  endBeforeStart,
  dataDuplicate,
  dataOverlap,
  dataMissing,
  unknownType,
  valueUnreadable,
  yearOutside,
  holidayUnreadable,
  holidayIdle,
  settingUnreadable,
  exceptionUnreadable,
  dataMembers,
  lawVersion,
  exceptionUnused,
  exceptionExpired,
  exceptionNoReason,
];
