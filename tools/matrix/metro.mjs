// Imports resolved as Metro does, the bundler of React Native, by its own resolver.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolve } from 'metro-resolver';

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The package that a file belongs to. */
function packageOf(path) {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (isFile(manifest)) {
      const packageJson = JSON.parse(readFileSync(manifest, 'utf8'));
      return { packageJson, rootPath: folder, packageRelativePath: path.slice(folder.length + 1) };
    }
  }
  return null;
}

/** A context of the resolver with the defaults of Metro and React Native. */
function contextOf(originModulePath, packageExports) {
  return {
    allowHaste: false,
    assetExts: new Set(),
    customResolverOptions: {},
    dev: false,
    disableHierarchicalLookup: false,
    doesFileExist: isFile,
    extraNodeModules: null,
    fileSystemLookup(path) {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats ? { exists: true, type: stats.isFile() ? 'f' : 'd', realPath: path } : { exists: false };
    },
    getPackage: (manifest) => (isFile(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : null),
    getPackageForModule: packageOf,
    isESMImport: false,
    mainFields: ['react-native', 'browser', 'main'],
    nodeModulesPaths: [],
    originModulePath,
    preferNativePlatform: true,
    resolveAsset: () => null,
    resolveHasteModule: () => undefined,
    resolveHastePackage: () => undefined,
    resolveRequest: resolve,
    sourceExts: ['js', 'jsx', 'json', 'ts', 'tsx'],
    unstable_conditionNames: ['require', 'react-native'],
    unstable_conditionsByPlatform: {},
    unstable_enablePackageExports: packageExports,
    unstable_incrementalResolution: false,
    unstable_logWarning(message) {
      throw new Error(message);
    },
  };
}

/** A plugin of esbuild that takes every import where Metro takes it. */
export function metroPlugin(packageExports) {
  return {
    name: 'metro',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        return { path: resolve(contextOf(importer, packageExports), path, 'ios').filePath };
      });
    },
  };
}
