import { startPane, withCalendar } from "./pane-bench";

/*
 * What the host does not keep (notes, borders, comments) a snapshot cannot compare. So the requests themselves are
 * read: whatever the pane asks Excel to change lies inside its own conditional formats.
 */

interface Action {
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
}
interface ObjectPath {
  readonly Name: string;
  readonly ParentObjectPathId: number;
}
interface Batch {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<number, ObjectPath>>;
}

const METHOD = 3;
const SET_PROPERTY = 4;

/** Names on the way from the workbook to what an action is about, its own name last. */
function trail({ Name, ObjectPathId }: Action, { ObjectPaths }: Batch): string[] {
  const names = [Name];
  for (let path = ObjectPaths[ObjectPathId]; path; path = ObjectPaths[path.ParentObjectPathId])
    names.unshift(path.Name);
  return names;
}

/** Methods that change nothing: they keep or drop the client's references, and subscribe to edits. */
const HARMLESS = /^_(KeepReference|RemoveReference|RegisterDataChangedEvent)$/;

function writesOf(batch: Batch): string[][] {
  return batch.Actions.filter(
    ({ ActionType, Name }) => ActionType === SET_PROPERTY || (ActionType === METHOD && !HARMLESS.test(Name)),
  ).map((action) => trail(action, batch));
}

test("checking writes nothing; marking and removing marks write inside conditional formats alone", async () => {
  const batches: Batch[] = [];
  const bench = startPane(withCalendar, {
    between(bridge) {
      const send = bridge.sendMessageToHost.bind(bridge);
      bridge.sendMessageToHost = (text) => {
        const { body } = (JSON.parse(text) as { message: { body: Batch | string } }).message;
        batches.push(typeof body === "string" ? (JSON.parse(body) as Batch) : body);
        send(text);
      };
    },
  });
  await bench.pane.review();
  expect(batches.flatMap(writesOf)).toEqual([]);
  await bench.pane.mark();
  await bench.pane.unmark();
  const writes = batches.flatMap(writesOf);
  expect(writes.length).toBeGreaterThan(4);
  expect(writes.filter((names) => !names.includes("ConditionalFormats"))).toEqual([]);
});
