import type { HostContext } from "../context";
import type { HostNode, SettingNode } from "../node";
import { defineType } from "../type-definition";
import { text } from "./argument";
import { collectionMethods } from "./collection";

function settings(_: HostNode, { grid }: HostContext): SettingNode[] {
  return [...grid.settings.keys()].map((key) => ({ kind: "Setting", key }));
}

export const settingCollection = defineType<HostNode>({
  items: settings,
  methods: {
    ...collectionMethods(settings, ({ key }) => [key]),
    Add(_, { grid }, key, value): SettingNode {
      grid.settings.set(text(key), value);
      return { kind: "Setting", key: text(key) };
    },
  },
});

export const setting = defineType<SettingNode>({
  identity: ({ key }) => ({ _Id: key }),
  methods: { Delete: ({ key }, { grid }) => void grid.settings.delete(key) },
  properties: { Key: ({ key }) => key, Value: ({ key }, { grid }) => grid.settings.get(key) },
  setters: { Value: ({ key }, { grid }, value) => void grid.settings.set(key, value) },
});
