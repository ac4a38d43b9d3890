"""Passwords as argon2 hashes, computed on threads of their own, a few at a time: each takes 64 MB for a moment."""

from __future__ import annotations

import asyncio
import base64
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

WORKERS = 2


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.nobody = hash_of_nothing(self.hasher)
        self.threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="password")

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, same(password))

    async def matches(self, hashed: str, password: str) -> bool:
        """Whether this is the password. Without a hash it is not, after the same time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._verify, hashed or self.nobody, same(password))

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def same(password: str) -> str:
    """Devices spell an accented letter in different ways."""
    return unicodedata.normalize("NFC", password)


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that costs as much to check as any other and that no password has."""
    salt, digest = (base64.b64encode(bytes(n)).rstrip(b"=").decode() for n in (hasher.salt_len, hasher.hash_len))
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
