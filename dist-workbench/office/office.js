/******/ (() => { // webpackBootstrap
/******/ 	"use strict";

;// ./workbench/office/custom-functions.ts
/**
 * A fresh `CustomFunctions`. `Error`, `ErrorCode` and the rest are added by Microsoft's client when it loads,
 * so a script that touches them while it is read fails here as it does in Excel.
 */
function createCustomFunctions() {
    const mappings = {};
    const handlers = [];
    const add = (id, implementation) => {
        mappings[id.toUpperCase()] = implementation;
        for (const handler of handlers)
            handler();
    };
    return {
        _association: { mappings, onchange: (handler) => void handlers.push(handler) },
        associate(idOrFunctions, implementation) {
            if (typeof idOrFunctions === "string") {
                if (typeof implementation !== "function")
                    throw new TypeError(`No function given for ${idOrFunctions}`);
                add(idOrFunctions, implementation);
            }
            else
                for (const [id, one] of Object.entries(idOrFunctions))
                    add(id, one);
        },
    };
}

;// ./workbench/host/sets.ts
/** Sets that the client asks about for itself, in every host of today. */
const INTERNAL = {
    CustomFunctions: "1.7",
    DelayForCellEdit: "1.1",
    RichApiRuntimeFlag: "1.2",
    Settings: "1.1",
};
/** Office LTSC 2021: the oldest host that the add-in promises to work in. */
const LTSC_2021 = {
    ...INTERNAL,
    ExcelApi: "1.14",
    CustomFunctionsRuntime: "1.3",
    SharedRuntime: "1.1",
};
/** All that the pinned client file knows; with data types, so that dates carry their format. */
const NEWEST = {
    ...INTERNAL,
    ExcelApi: "1.15",
    CustomFunctionsRuntime: "1.4",
    SharedRuntime: "1.1",
};
/**
 * True when the set is there in at least that version.
 *
 * @example
 * supports({ ExcelApi: "1.14" }, "ExcelApi", "1.9") //=> true
 */
function supports(sets, name, version = "1.1") {
    const key = Object.keys(sets).find((known) => known.toLowerCase() === name.toLowerCase());
    if (key === undefined)
        return false;
    const [major, minor] = parts(sets[key]);
    const [wantedMajor, wantedMinor] = parts(String(version));
    return major !== wantedMajor ? major > wantedMajor : minor >= wantedMinor;
}
function parts(version) {
    const [major, minor] = version.split(".");
    return [Number(major), Number(minor ?? 0)];
}

;// ./workbench/office/office.ts

const HOST = { host: "Excel", platform: "OfficeOnline" };
/**
 * A small Office object of our own: only what the add-in uses, with the names and results of Office.js.
 *
 * The client puts its own object under `window.Office` while it loads; whoever loads it puts this one back.
 */
function createOffice(environment) {
    const office = {
        HostType: { Excel: "Excel" },
        PlatformType: { OfficeOnline: "OfficeOnline", PC: "PC", Mac: "Mac" },
        VisibilityMode: { taskpane: "Taskpane", hidden: "Hidden" },
        StartupBehavior: { none: "None", load: "Load" },
        AsyncResultStatus: { Succeeded: "succeeded", Failed: "failed" },
        async onReady(callback) {
            const info = await ready;
            await callback?.(info);
            return info;
        },
        context: createContext(environment),
    };
    // As in Excel: there is no `addin` before the client is there.
    const ready = environment.clientLoaded.then(() => {
        Object.assign(office, { addin: createAddin(environment) });
        return HOST;
    });
    return office;
}
function createContext(environment) {
    const { displayLanguage, contentLanguage, sets, theme } = environment;
    return {
        ...HOST,
        displayLanguage,
        contentLanguage,
        officeTheme: theme,
        diagnostics: { ...HOST, version: "16.0.15407" },
        requirements: { isSetSupported: (name, version) => supports(sets, name, version) },
        document: { settings: createSettings(environment.settings) },
    };
}
/** Kept in memory until `saveAsync`, as in Office. */
function createSettings(stored) {
    const current = stored.load();
    return {
        get: (name) => current[name] ?? null,
        set: (name, value) => void (current[name] = structuredClone(value)),
        remove: (name) => void delete current[name],
        saveAsync(callback) {
            let result = { status: "succeeded", value: undefined };
            try {
                stored.save(structuredClone(current));
            }
            catch (error) {
                result = { status: "failed", value: undefined, error };
            }
            queueMicrotask(() => callback?.(result));
        },
    };
}
function createAddin({ visibility }) {
    return {
        async hide() {
            visibility.hide();
        },
        async showAsTaskpane() {
            visibility.show();
        },
        async onVisibilityModeChanged(handler) {
            const stop = visibility.onChange((visibilityMode) => handler({ visibilityMode }));
            return async () => stop();
        },
    };
}
/** An environment without a page around it: nothing is stored, the pane is always shown. */
function standaloneEnvironment(sets, displayLanguage = "es-ES") {
    return {
        displayLanguage,
        contentLanguage: "es-PR",
        sets,
        settings: { load: () => ({}), save: () => undefined },
        visibility: { show: () => undefined, hide: () => undefined, onChange: () => () => undefined },
        clientLoaded: Promise.resolve(),
    };
}

;// ./workbench/office/start.ts


const CLIENT = "/office/excel-web-16.00.js";
const pane = window;
const { muniPaneHost } = window.parent;
pane._richApiNativeBridge = muniPaneHost.bridge();
pane.CustomFunctions = createCustomFunctions();
const office = createOffice({ ...muniPaneHost.environment(), clientLoaded: loadClient() });
pane.Office = office;
/** Microsoft's file comes later than the page's own scripts, as it does under Office.js. */
async function loadClient() {
    await new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = CLIENT;
        script.onload = () => {
            pane.Office = office;
            resolve();
        };
        script.onerror = () => reject(new Error(`${CLIENT} did not load`));
        document.head.append(script);
    });
    if (document.readyState === "loading")
        await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/******/ })()
;