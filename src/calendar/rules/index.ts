import type { Rule } from "../rule";
import { regularCount } from "./4203a-count";
import { regularLength } from "./4203a-length";
import { extensionLate } from "./4203a-extension-late";
import { budgetSession } from "./4203a-budget-session";
import { budgetStart } from "./4203a-budget-start";
import { budgetDays } from "./4203a-budget-days";
import { budgetEnd } from "./4203a-budget-end";
import { budgetApproved } from "./4203a-budget-approved";
import { budgetRoom } from "./4203a-budget-room";
import { specialLength } from "./4203b-length";
import { budgetMessage } from "./4203b-budget-message";
import { mayorAnswer } from "./4203b2-answer";
import { petitionHold } from "./4203b2-hold";
import { dateText } from "./data-date-text";
import { dateAmbiguous } from "./data-date-ambiguous";
import { date1904 } from "./data-date-1904";
import { endBeforeStart } from "./data-end-before-start";
import { dataDuplicate } from "./data-duplicate";
import { dataMissing } from "./data-missing";
import { unknownType } from "./data-unknown-type";
import { valueUnreadable } from "./data-value-unreadable";
import { yearOutside } from "./data-year-outside";
import { holidayUnreadable } from "./data-holiday-unreadable";
import { settingUnreadable } from "./data-setting-unreadable";

/** Every rule of the check, in the order of the statute; a new one is a file and a line here. */
export const RULES: readonly Rule[] = [
  regularCount,
  regularLength,
  extensionLate,
  budgetSession,
  budgetStart,
  budgetDays,
  budgetEnd,
  budgetApproved,
  budgetRoom,
  specialLength,
  budgetMessage,
  mayorAnswer,
  petitionHold,
  dateText,
  dateAmbiguous,
  date1904,
  endBeforeStart,
  dataDuplicate,
  dataMissing,
  unknownType,
  valueUnreadable,
  yearOutside,
  holidayUnreadable,
  settingUnreadable,
];
