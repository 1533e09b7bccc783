import { monthDayText } from "../law/month-day";
import { isVerified, PARAMETER_FACTS, type ParameterName } from "../law/parameters";
import type { Settings } from "../law/settings";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { fill, type Text } from "../messages/text";

const NOTHING: Text = { es: "", en: "" };

/** Names the numbers of a finding that the user set, and those that nobody verified under the chosen law. */
export function numbersUsed(names: readonly ParameterName[], settings: Settings): Text {
  const own = names.filter((name) => settings.overridden.has(name));
  const open = names.filter((name) => !settings.overridden.has(name) && !isVerified(name, settings.law));
  const notVerified =
    settings.law === "107-2020" ? CALENDAR_TEXTS.notVerifiedCode : CALENDAR_TEXTS.notVerified;
  const overriddenText =
    own.length === 0 ? NOTHING : fill(CALENDAR_TEXTS.overridden, { numbers: listed(own, settings) });
  const openText =
    open.length === 0 ? NOTHING : fill(notVerified, { law: settings.law, numbers: listed(open, settings) });
  return { es: overriddenText.es + openText.es, en: overriddenText.en + openText.en };
}

function listed(names: readonly ParameterName[], { parameters }: Settings): Text {
  const each = names.map((name) => ({ name: PARAMETER_FACTS[name].name, value: shown(parameters[name]) }));
  return {
    es: each.map(({ name, value }) => `${name.es} = ${value.es}`).join(", "),
    en: each.map(({ name, value }) => `${name.en} = ${value.en}`).join(", "),
  };
}

/** A number as Parámetros takes it. */
function shown(value: Settings["parameters"][ParameterName]): Text {
  if (typeof value === "object" && "month" in value) return monthDayText(value);
  const figure = typeof value === "number" ? String(value) : `${value.numerator}/${value.denominator}`;
  return { es: figure, en: figure };
}
