/**
 * Publishes the federation runtime of a page for its remotes, which are built without it. The shell's first module, and the beginning of a
 * remote's entry point for other hosts. What the page has already stays. Only what remotes use, because a whole module is not tree-shaken:
 * the shell's build records these names, and a remote that uses others is not released before a shell that has them.
 */
import { RUNTIME_009, runtimeDescMap } from '@module-federation/error-codes';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { decodeName, ENCODE_NAME_PREFIX } from '@module-federation/sdk';

declare global {
  var _FEDERATION_RUNTIME_CORE: object | undefined;
  var _FEDERATION_SDK: object | undefined;
  var _FEDERATION_ERROR_CODES: object | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE ??= {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
globalThis._FEDERATION_SDK ??= { decodeName, ENCODE_NAME_PREFIX };
globalThis._FEDERATION_ERROR_CODES ??= { RUNTIME_009, runtimeDescMap };
